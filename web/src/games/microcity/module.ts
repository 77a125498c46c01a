import type { MicrocityComponents } from '../../api/types';
import type { GameModule } from '../board';
import Board from './Board.svelte';
import type { View } from './moves';
import { describe, question, rivals, scores, told } from './words';

const microcity: GameModule<View, MicrocityComponents> = { Board, question, describe, told, scores, rivals };
export default microcity;
