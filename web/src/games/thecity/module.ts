import type { GameModule } from '../board';
import Board from './Board.svelte';
import type { Components, View } from './kinds';
import { describe, question, rivals, scores, told } from './words';

const game: GameModule<View, Components> = { Board, question, describe, told, scores, rivals };
export default game;
