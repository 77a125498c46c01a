// What parts of a rules page find around them.
import { createContext } from 'svelte';
import type { Kit } from './load';
import type { Example } from './tree';

/** People of the examples, by seat. */
export const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dorota', 'Emil'];

/** The game of the page; for pictures deep inside the text. */
export const [kitHere, setKit] = createContext<Kit>();
/** The example around a picture. */
export const [exampleHere, setExample] = createContext<() => Example>();
