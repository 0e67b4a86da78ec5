import { retreatPaths } from '#games/blitz/combat/rules/retreat.ts';
import type { GroundPlan } from '#games/blitz/combat/rules/declaration.ts';
import { strengthsOf, tableOf } from '#games/blitz/combat/rules/odds.ts';
import { withTables } from '#games/blitz/combat/frames/declaration.ts';
import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { payable } from '#games/blitz/combat/results/payment.ts';
import { PRICE } from '#games/blitz/combat/results/price.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { outlookOf, THROWN_BACK } from '../search/outlook.ts';
import type { Style } from '../search/style.ts';
import { standingOf, worthOf } from './battles.ts';
import { citiesRound, doubled } from './survey.ts';

/** M4.3, M4.5: which table to fight on, and how much of a retreat to buy off. */

/** Expected value of a battle on its table; undefined if there is none. */
export function promiseOf(world: World, state: State, style: Style, plan: GroundPlan): number | undefined {
  const { attackers, hexes } = plan;
  const { attackTotal: attack, defenceTotal: defence } = strengthsOf(
    world,
    state,
    attackers,
    hexes,
    supportOf(state, hexes),
  );
  const table = tableOf(world, plan);
  const outlook = outlookOf({ attack, defence, ...standingOf(world, state, hexes), table });
  return outlook && worthOf(world, style, hexes, outlook) + THROWN_BACK * outlook.thrown;
}

/** Plan on the better of the two tables. */
export function onBestTable(world: World, state: State, style: Style, plan: GroundPlan): GroundPlan {
  const [usual = plan, blitz] = withTables(world, state, plan);
  if (!blitz) return usual;
  const worth = (one: GroundPlan) => promiseOf(world, state, style, one) ?? Number.NEGATIVE_INFINITY;
  return worth(blitz) > worth(usual) ? blitz : usual;
}

/** M4.5: what is lost by paying, by those who then find no way, and with the hexes given up. */
export function chooseK({ world }: Blitz, state: State, style: Style): Command | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'payment') return undefined;
  const { fight, steps } = frame;
  const units = fight.defenders.map((no) => state.units[no] as Unit).filter(({ place }) => place === 'map');
  const present = units.reduce((sum, unit) => sum + sizeOf(unit), 0);
  const held = fight.battle.hexes.reduce(
    (sum, hex) => sum + style.city * citiesRound(world, hex).length + (doubled(world, hex) ? 0.5 : 0),
    0,
  );
  const worth = (k: number): number => {
    const paid = Math.min(PRICE * k, present);
    const back = steps - k;
    const cornered =
      back === 0
        ? 0
        : units
            .filter((unit) => retreatPaths(world, state, unit, back).length === 0)
            .reduce((n, u) => n + sizeOf(u), 0);
    const lost = Math.min(present, paid + cornered);
    const stuck = world.rules.combat.immobilises({ steps: back }) ? 0.15 * (present - lost) : 0;
    return -lost - stuck - THROWN_BACK * back - (back > 0 || lost === present ? held : 0);
  };
  const [best] = [...payable(state, frame)].sort((a, b) => worth(b) - worth(a));
  return best === undefined ? undefined : { do: 'chooseK', k: best };
}
