import type { Choose } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import { seatFault, zoneOf } from '#games/gamex/turn/seats.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type CommandOf, other, type Side, SIDES, type State, type Unit } from '#games/gamex/types.ts';
import { passengerOf } from '#games/gamex/units.ts';
import type { More } from '../outlook.ts';
import { foresee, type Prospect, prospectOn, type Weights } from './prospect.ts';

/** Units that stand badly are set up elsewhere, one after another, as long as there is something to gain. */

/** Least gain that justifies a better place. */
const WORTH_IT = 0.15;

/** Value averaged over both sides having the first impulse. */
const promise = (prospect: Prospect, state: State): number =>
  SIDES.reduce((sum, side) => sum + foresee(prospect, { ...state, frames: [{ at: 'impulse', side }] }), 0) / 2;

/** State with the enemy set up in the usual way. */
function faced(game: OpenGamex, state: State, side: Side): State {
  const foe = other(side);
  if (!state.units.some((unit) => unit.side === foe && unit.place === 'unset')) return state;
  const frames = game.world.setup.flatMap((step, i) => (step.side === foe ? [{ at: 'setup' as const, step: i }] : []));
  const after = { ...state, frames: frames.slice(-1) };
  return frames.length === 0 || game.check(after, foe, { do: 'placeRest' })
    ? state
    : game.after(after, foe, { do: 'placeRest' }, { roll: () => 1 });
}

/** The unit and who rides on it stand in another hex. */
const shifted = (state: State, unit: Unit, hex: Hex): State => ({
  ...state,
  units: state.units.map((one) => (one.id === unit.id || one.carrier === unit.id ? { ...one, at: hex } : one)),
});

const movable = (game: OpenGamex, state: State, side: Side): Unit[] =>
  state.units.filter(
    (unit) => unit.side === side && unit.place === 'map' && unit.inside !== true && game.world.byHand.has(unit.id),
  );

/** The first unit from the `from`-th on that stands better elsewhere, and where; `next` is whom to look at then. */
export function restationed(
  game: OpenGamex,
  state: State,
  side: Side,
  weights: Weights,
  { from, tries, drive }: { readonly from: number; readonly tries: number; readonly drive: boolean },
  choose: Choose,
  more: More,
): { readonly command: CommandOf<'place'>; readonly next: number } | undefined {
  const { world } = game;
  const units = movable(game, state, side);
  if (from >= units.length) return undefined;
  const base = faced(game, state, side);
  const prospect = prospectOn(world, base, side, weights, drive);
  const before = promise(prospect, base);
  for (let i = from; i < units.length && more(); i++) {
    const unit = units[i] as Unit;
    if (passengerOf(state, unit)) continue;
    const zone = zoneOf(world, unit.group);
    let best: CommandOf<'place'> | undefined;
    let most = before + WORTH_IT;
    for (let n = 0; n < tries && more(); n++) {
      const hex = zone[choose(zone.length)];
      if (hex === undefined || hex === unit.at) continue;
      const command: CommandOf<'place'> = { do: 'place', unit: unit.id, hex };
      if (seatFault(world, state, side, command)) continue;
      const value = promise(prospect, shifted(base, unit, hex));
      if (value > most) {
        most = value;
        best = command;
      }
    }
    if (best) return { command: best, next: i + 1 };
  }
  return undefined;
}
