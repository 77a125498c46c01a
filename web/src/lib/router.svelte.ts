// Where we are, by the History API.

class Place {
  path = $state(location.pathname);
  query = $state(location.search);
}

export const place = new Place();

addEventListener('popstate', arrive);

/** Go to *address* without loading the page anew. */
export function go(address: string, { replaces = false } = {}): void {
  const url = new URL(address, location.href);
  if (url.href === location.href) return;
  history[replaces ? 'replaceState' : 'pushState'](null, '', kept(url));
  arrive();
  if (!replaces) scrollTo(0, 0);
}

/** Let plain clicks on our own links stay on the page. */
export function onlink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.href);
}

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

// Tests ask for stillness in the address of the first page; it stays on all others.
function kept(url: URL): URL {
  if (new URLSearchParams(location.search).has('still')) url.searchParams.set('still', '1');
  return url;
}
