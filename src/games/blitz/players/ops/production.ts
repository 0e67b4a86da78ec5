import { kindOf, type UnitType } from '../../kinds.ts';
import { HALVES } from '../../modules/production/costs.ts';
import { type Wish, wishes } from '../../modules/production/building.ts';
import { ROWS } from '../../modules/orders-of-battle/order.ts';
import type { Command, FrameAt, State } from '../../types.ts';
import type { World } from '../../world.ts';

/** M9: what is worth most for its points, as much of it as they allow. */
export function chooseProduction(world: World, state: State, { side, spent }: FrameAt<'production'>): Command {
  const worth = ({ row, factors }: Wish): number => {
    const { type }: { readonly type?: UnitType; readonly sizes: readonly number[] } = ROWS[row];
    const each = type === undefined ? 0 : kindOf(type).worth;
    return each * factors * (1 + 1 / (HALVES[row] ?? 1));
  };
  let best: Wish | undefined;
  for (const wish of wishes(world, state, side, spent)) if (!best || worth(wish) > worth(best)) best = wish;
  return best ? { do: 'produce', ...best } : { do: 'endProduction' };
}
