import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { pageFor } from './pages';
import { loadTexts, speak } from './texts/texts.svelte';

// A new version of the server has other files: the page is loaded anew, but never in circles.
const PAUSE = 10_000;
addEventListener('vite:preloadError', () => {
  if (performance.now() > PAUSE) location.reload();
});

// The page is on its way while the texts are.
void pageFor(location.pathname).load().catch(() => undefined);
await Promise.all([speak(settings.language), loadTexts('web')]).catch(() => undefined);
mount(App, { target: document.querySelector('#app') ?? document.body });
