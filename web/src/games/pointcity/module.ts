// Point City, as the table page knows it.
import type { GameModule } from '../board';
import Board from './Board.svelte';
import type { Components, View } from './facts';
import { describe, question, rivals, scores, told } from './words';

const pointcity: GameModule<View, Components> = { Board, question, describe, told, scores, rivals };
export default pointcity;
