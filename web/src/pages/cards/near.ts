// Pictures are drawn when they come near the window, so that long pages are there at once.
const seen = new WeakMap<Element, () => void>();
let watch: IntersectionObserver | null = null;

/** Attach to an element: *draw* is called once, when it is at most a screen away. */
export function near(draw: () => void): (node: Element) => () => void {
  return (node) => {
    watch ??= new IntersectionObserver(arrived, { rootMargin: '100% 0px' });
    seen.set(node, draw);
    watch.observe(node);
    return () => watch?.unobserve(node);
  };
}

function arrived(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    seen.get(target)?.();
  }
}
