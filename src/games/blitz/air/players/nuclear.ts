import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { nuclearFault } from '#games/blitz/air/rules/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { cityCapacity } from '#games/blitz/supply/rules/supply.ts';
import { NUCLEAR } from '#games/blitz/combat/rules/tables.ts';
import { type Command, other, type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { flyers } from './bombers.ts';
import { fightersNear } from './interception.ts';
import { pricePerFactor } from '#games/blitz/players/ops/price.ts';
import { bombingWorth, supplySlack } from '#games/blitz/players/ops/tasks.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { msg, tenths } from '#core/message.ts';
import { flies } from '#games/blitz/kinds.ts';

/** O23.5: one strike a player turn, by one SAC factor, where it destroys most. */

/** O23.nuclear: factors a strike on so many may be expected to destroy. */
export const nuclearKill = (factors: number): number =>
  NUCLEAR.reduce((sum, { destroys }) => {
    if (destroys === 'all') return sum + factors;
    return sum + (destroys === 'half' ? Math.floor(factors / 2) : Math.min(destroys, factors));
  }, 0) / NUCLEAR.length;

/** A strike must promise so much. */
const LEAST = 1;

const standingIn = (state: State, hex: Hex): readonly Unit[] =>
  state.units.filter((unit) => unit.side !== state.mover && unit.place === 'map' && unit.at === hex);

const factorsIn = (state: State, hex: Hex): number =>
  standingIn(state, hex).reduce((sum, unit) => sum + sizeOf(unit), 0);

function worthOf({ world }: Blitz, state: State, hex: Hex, slack: number): number {
  const enemy = other(state.mover);
  const there = standingIn(state, hex);
  const factors = factorsIn(state, hex);
  const price = there.reduce((sum, unit) => sum + pricePerFactor(unit) * sizeOf(unit), 0) / Math.max(factors, 1);
  // O23.5.7: a city hex loses its whole capacity as well.
  const supply =
    world.board.city[hex] !== -1 && controllerOf(world.board, state.control, hex) === enemy
      ? bombingWorth(slack, cityCapacity(state, hex))
      : 0;
  return price * nuclearKill(factors) + supply;
}

/** A factor split off, then its mission; why, once it flies. */
export function nuclearStrike(
  game: Blitz,
  state: State,
  side: Side,
): { readonly command: Command; readonly why?: Explanation } | undefined {
  const { world } = game;
  if (!world.missions.includes('nuclear') || state.missions.some((one) => one.kind === 'nuclear')) return undefined;
  // Factors split off before come first.
  const sacs = flyers(world, state, side, (unit) => flies(unit, 'nuclear')).sort(
    (a, b) => sizeOf(a.unit) - sizeOf(b.unit),
  );
  if (sacs.length === 0) return undefined;
  const slack = supplySlack(world, state);
  const enemy = other(side);
  const targets = new Set([
    ...state.units.flatMap((unit) => (unit.side === enemy && unit.place === 'map' ? [unit.at] : [])),
    ...world.board.cityHexes.filter((hex) => controllerOf(world.board, state.control, hex) === enemy),
  ]);
  const near = fightersNear(world, state);
  const guards = flyers(world, state, side, (unit) => flies(unit, 'escort'));
  const escort = (hex: Hex): number =>
    guards.reduce((sum, { unit, reaches }) => (reaches(hex) ? sum + sizeOf(unit) : sum), 0);
  let best: { command: Command; hex: Hex; unit: Unit; no: UnitNo; worth: number } | undefined;
  for (const hex of targets) {
    const worth = worthOf(game, state, hex, slack);
    if (worth < LEAST || (best && worth <= best.worth)) continue;
    // O23.6.1, O23.6.2: two fighter factors shoot it down, unless as many go with it.
    if (near(hex) > 1 && escort(hex) < near(hex)) continue;
    const flyer = sacs.find(({ reaches }) => reaches(hex));
    if (!flyer || nuclearFault(world, state, hex)) continue;
    const { no, unit } = flyer;
    // One factor is split off once there is a target.
    const command: Command =
      sizeOf(unit) > 1
        ? { do: 'splitUnit', unit: no, sizes: [sizeOf(unit) - 1, 1] }
        : { do: 'assignMission', units: [no], mission: 'nuclear', hex };
    best = { command, hex, unit, no, worth };
  }
  if (!best || game.check(state, side, best.command)) return undefined;
  const { command, hex, unit, no, worth } = best;
  if (command.do === 'splitUnit') return { command };
  const factors = factorsIn(state, hex);
  const kill = nuclearKill(factors);
  const said = msg`${unit} makes a nuclear strike on ${place(world, hex)}: ${tenths(kill)} of ${factors} {factor|factors} expected.`;
  const plain = { said, units: [no], numbers: { factors, kill } };
  const arrow = { unit: no, from: unit.at, to: hex, role: 'support' } as const;
  return { command, why: plainly('nuclear', hex, plain, [arrow], { gain: worth, risk: 0 }) };
}
