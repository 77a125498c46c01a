// One stop of the Tab key for a group of buttons; the arrow keys walk inside.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Use on the element around the buttons: `use:roving`. */
export function roving(node: HTMLElement): { destroy: () => void } {
  const buttons = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button')];

  function rest(on: Element | null): void {
    const all = buttons();
    const stop = all.find((button) => button === on) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }
  function onkeydown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }
  const onfocusin = (event: FocusEvent): void => rest(event.target instanceof Element ? event.target : null);
  const watch = new MutationObserver(() => rest(null));

  rest(null);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', onkeydown);
  node.addEventListener('focusin', onfocusin);
  return {
    destroy(): void {
      watch.disconnect();
      node.removeEventListener('keydown', onkeydown);
      node.removeEventListener('focusin', onfocusin);
    },
  };
}
