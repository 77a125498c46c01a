// The symbol of each resource, and of what else is printed on cards.
import bank from '@phosphor-icons/core/assets/fill/bank-fill.svg?icon';
import coins from '@phosphor-icons/core/assets/fill/coins-fill.svg?icon';
import gear from '@phosphor-icons/core/assets/fill/gear-six-fill.svg?icon';
import leaf from '@phosphor-icons/core/assets/fill/leaf-fill.svg?icon';
import lightbulb from '@phosphor-icons/core/assets/fill/lightbulb-fill.svg?icon';
import lightning from '@phosphor-icons/core/assets/fill/lightning-fill.svg?icon';
import star from '@phosphor-icons/core/assets/fill/star-fill.svg?icon';
import users from '@phosphor-icons/core/assets/fill/users-three-fill.svg?icon';
import type { Kind } from './facts';

export const SYMBOLS: Readonly<Record<Kind, string>> = {
  community: users,
  economy: coins,
  energy: lightning,
  ecology: leaf,
  industry: gear,
  ingenuity: lightbulb,
};
export { bank as CIVIC, star as STAR };

/** The colour of a resource, for `style:--tone`. */
export function tone(kind: Kind | null): string {
  return kind ? `var(--${kind})` : 'var(--accent)';
}
