import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { pageFor } from './pages';
import { loadTexts, speak } from './texts/texts.svelte';

// The page is on its way while the texts are.
void pageFor(location.pathname).load().catch(() => undefined);
await Promise.all([speak(settings.language), loadTexts('web')]).catch(() => undefined);
mount(App, { target: document.querySelector('#app') ?? document.body });
