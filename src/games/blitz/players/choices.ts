import { controllerOf } from '../countries/rules/cities.ts';
import { fieldOf, stackSize } from '../ground/rules/field.ts';
import { MINOR_LOSS, minorAt, minorDues } from '../countries/rules/minors.ts';
import { wayAshore } from '../sea/rules/invasion.ts';
import type { Blitz } from '../open.ts';
import { waitingAtSea } from '../sea/rules/units-afloat.ts';
import { type Command, type CommandOf, type Side, sizeOf, type State, type Unit } from '../types.ts';
import type { Hex } from '#hex/hex.ts';
import type { Style } from './search/style.ts';
import { citiesRound, doubled, isSealed, replyLoss, survey, type Survey } from './plan/survey.ts';

/** The single decisions inside a battle: small, and judged by what stands where afterwards. */

export function bestOf<T>(list: Iterable<T>, worth: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = worth(one);
    if (value > most) [best, most] = [one, value];
  }
  return best;
}

/** Value of a unit in a hex when the enemy moves next. */
function holding(known: Survey, style: Style, unit: Unit, hex: Hex): number {
  const { world, state, side, field } = known;
  const there = hex === unit.at ? stackSize(field, side, hex) - sizeOf(unit) : stackSize(field, side, hex);
  let worth = doubled(world, hex) ? 0.2 : 0;
  for (const city of citiesRound(world, hex)) {
    // T22.3: the city of a country at peace falls to an assault only.
    if (minorAt(world, state, city)?.state === 'intact') continue;
    worth += (controllerOf(world.board, state.control, city) === side ? 0.5 : 1) * style.city;
  }
  const more = replyLoss(known, hex, there + sizeOf(unit)) - replyLoss(known, hex, there);
  return worth - Math.max(style.reply, 0.2) * more;
}

const commandsOf = <K extends Command['do']>(game: Blitz, state: State, name: K): CommandOf<K>[] =>
  [...game.legal(state)].filter((command): command is CommandOf<K> => command.do === name);

/** B19.5: to where the unit is of most use and in least danger. */
export function chooseRetreat(game: Blitz, state: State, side: Side, style: Style): Command | undefined {
  const known = survey(game.world, state, side, false);
  return bestOf(commandsOf(game, state, 'chooseRetreat'), ({ unit, path }) =>
    holding(known, style, state.units[unit] as Unit, path.at(-1) as Hex),
  );
}

/** T6.2.11b: ashore where the unit is of most use and in least danger, and where no new country is entered. */
export function chooseLanding(game: Blitz, state: State, side: Side, style: Style): Command | undefined {
  const known = survey(game.world, state, side, false);
  return bestOf(
    commandsOf(game, state, 'landFromSea'),
    ({ unit, to }) => holding(known, style, state.units[unit] as Unit, to) - trespass(game, state, side, [to]),
  );
}

/** T6.2.14: units do not stay on a sea hex without an enemy to fight either. */
export function goAshore({ world }: Blitz, state: State, side: Side, style: Style): Command | undefined {
  const unit = waitingAtSea(world, state);
  if (!unit) return undefined;
  const known = survey(world, state, side, false);
  const to = bestOf(wayAshore(world, state, unit), (hex) => holding(known, style, unit, hex));
  return to === undefined ? undefined : { do: 'landOnBeach', unit: state.units.indexOf(unit), to };
}

/** T23.0.6: aircraft land while one can, on whatever base. */
export const anyLanding = (game: Blitz, state: State): Command =>
  commandsOf(game, state, 'landAircraft')[0] ?? { do: 'endLanding' };

/** B19.6: the cheapest payment; among equals the slower units go. */
export function chooseExchange(game: Blitz, state: State): Command | undefined {
  return bestOf(commandsOf(game, state, 'chooseExchange'), ({ units }) =>
    units.reduce((sum, no) => sum - price(state.units[no] as Unit), 0),
  );
}

/** Cost of losing a unit: its factors, and a little for its mobility. */
const price = ({ af, df, mf }: Unit): number => (af + df) / 2 + 0.1 * mf;

/** T7.2.3: the cheapest losses. */
export function chooseLosses(game: Blitz, state: State): Command | undefined {
  return bestOf(commandsOf(game, state, 'chooseLosses'), ({ losses }) =>
    losses.reduce((sum, { unit: no, factors }) => {
      const unit = state.units[no] as Unit;
      return sum - (price(unit) * factors) / Math.max(unit.df, 1);
    }, 0),
  );
}

/** B19.7: an advance where it closes the retreat of a battle still to come, takes a city or stands better. */
export function chooseAdvance(game: Blitz, state: State, side: Side, style: Style): Command {
  const known = survey(game.world, state, side, false);
  const sealing = (unit: Unit, hex: Hex): number => {
    if (side !== state.mover || !style.seals) return 0;
    return state.battles.reduce((sum, battle) => {
      if (battle.kind !== 'ground') return sum;
      const closes = battle.hexes.some(
        (target) =>
          !isSealed(game.world, target, zocOf(known)) && isSealed(game.world, target, zocOf(known, unit, hex)),
      );
      return closes ? sum + 2 : sum;
    }, 0);
  };
  // Going forward keeps the enemy off balance; staying is worth it only where going is worse.
  const forward = 0.3;
  const gain = ({ unit: no, path }: CommandOf<'advance'>): number => {
    const unit = state.units[no] as Unit;
    const hex = path.at(-1) as Hex;
    const stands = holding(known, style, unit, hex) - holding(known, style, unit, unit.at);
    return stands + sealing(unit, hex) + forward - trespass(game, state, side, path);
  };
  const best = bestOf(commandsOf(game, state, 'advance'), gain);
  return best && gain(best) > 0 ? best : { do: 'endAdvance' };
}

/** T22.5a: factors that come due in minor countries on the way, but for those where they are due already. */
function trespass({ world }: Blitz, state: State, side: Side, path: readonly Hex[]): number {
  if (world.minors.length === 0) return 0;
  const owing = minorDues(world, state).map(({ country }) => country);
  const countries = new Set(
    path.flatMap((hex) => {
      const minor = minorAt(world, state, hex);
      const costs = minor?.state === 'intact' || (minor?.state === 'violated' && minor.violator === side);
      return minor && costs && !owing.includes(minor.country) ? [minor.country] : [];
    }),
  );
  return MINOR_LOSS * countries.size;
}

/** The zones of control of a side, with one unit moved. */
function zocOf({ world, state, side }: Survey, moved?: Unit, to?: Hex): (hex: Hex) => boolean {
  const { neighbours } = world.board.grid;
  const field = fieldOf(world, state);
  const there = (hex: Hex): boolean => {
    if (hex === to) return true;
    const size = stackSize(field, side, hex);
    return moved && hex === moved.at ? size > sizeOf(moved) : size > 0;
  };
  return (hex) => {
    if (there(hex)) return true;
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside >= 0 && there(beside)) return true;
    }
    return false;
  };
}
