import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { loadTexts, speak } from './texts/texts.svelte';

await Promise.all([speak(settings.language), loadTexts('web')]).catch(() => undefined);
mount(App, { target: document.querySelector('#app') ?? document.body });
