// Short names for what the server tells of The City.
import type { TheCityComponents, TheCityView } from '../../api/types';

export type View = TheCityView;
export type Components = TheCityComponents;
export type Card = Components['cards'][number];
export type Earning = Card['income'];
export type Bonus = Earning['bonuses'][number];
export type City = View['cities'][number];
export type Own = NonNullable<View['own']>;
export type Pile = Record<string, number>;
/** A copy of a card: copies of one kind are told apart by their places. */
export type Copy = { id: string; key: string; card: Card };

export const SYMBOLS = ['car', 'cart', 'fountain'] as const;
export type Symbol = (typeof SYMBOLS)[number];
