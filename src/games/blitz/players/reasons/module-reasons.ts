import { code, msg, tenths } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { attackFactors, defenceOf } from '#games/blitz/combat/rules/odds.ts';
import { victimsOf } from '#games/blitz/ground/overrun/overrun.ts';
import { PRICE } from '#games/blitz/combat/results/price.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type CommandOf, other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { theCountry, theUnits } from '#games/blitz/words.ts';
import { tellAssault } from '#games/blitz/countries/players/assault.ts';
import { violationOf } from '../ops/campaign.ts';
import { CITY_WORTH, captureWorth } from '#games/blitz/countries/players/capture.ts';
import { place, plainly } from '../ops/reasons.ts';
import { promiseOf } from '../plan/tables.ts';
import type { Style } from '../search/style.ts';
import { tellAir } from './air-reasons.ts';
import { tellSea } from './sea-reasons.ts';
import type { Arrow, Explanation } from './explanation.ts';

/**
 * Reasons for module commands: overruns, trains, the choice of table and of k, production, assaults, violations,
 * supply.
 */

const unitIn = ({ units }: State, no: UnitNo): Unit => units[no] as Unit;

const arrowsTo = (state: State, units: readonly UnitNo[], to: Hex): Arrow[] =>
  units.map((unit) => ({ unit, from: unitIn(state, unit).at, to, role: 'main' }));

const NOTHING = { gain: 0, risk: 0 };

/** M4.20 */
function tellOverrun({ world }: Blitz, state: State, { units, path }: CommandOf<'overrun'>): Explanation | undefined {
  const hex = path.at(-1);
  const [first] = units;
  if (hex === undefined || first === undefined) return undefined;
  const from = path.at(-2) ?? unitIn(state, first).at;
  const { side } = unitIn(state, first);
  const killed = victimsOf(world, state, side, hex).reduce((sum, no) => sum + sizeOf(unitIn(state, no)), 0);
  const attack = attackFactors(world, state, units);
  const defence = defenceOf(world, state, other(side), hex, [from]).total;
  const who = theUnits(state, units);
  const where = place(world, hex);
  // M4.27: installations and trains are captured.
  const said =
    killed > 0
      ? msg`${who} {overruns|overrun} ${where}, ${attack} against ${defence}: ${killed} {factor is|factors are} destroyed without a roll.`
      : msg`${who} {overruns|overrun} ${where}, ${attack} against ${defence}: what lies there without troops falls without a roll.`;
  const plain = { said, units, numbers: { attack, defence, killed } };
  return plainly('overrun', hex, plain, arrowsTo(state, units, hex), { gain: killed, risk: 0 });
}

/** M7.4, M7.5 */
function tellTrain({ world }: Blitz, state: State, command: CommandOf<'entrain' | 'detrain'>): Explanation {
  const { at } = unitIn(state, command.unit);
  const units = theUnits(state, command.units);
  const said =
    command.do === 'entrain'
      ? msg`${units} {goes|go} on board a train at ${place(world, at)}, far behind the front.`
      : msg`${units} {gets|get} off the train at ${place(world, at)}, near the front.`;
  return plainly('rail', at, { said, units: command.units, numbers: {} }, [], NOTHING);
}

/** M4.3 */
function tellTable(
  { world }: Blitz,
  state: State,
  style: Style,
  plan: CommandOf<'declareBattle'>,
): Explanation | undefined {
  const [hex] = plan.hexes;
  if (hex === undefined || plan.table === undefined) return undefined;
  const { table: _table, ...usual } = plan;
  const blitz = promiseOf(world, state, style, plan) ?? 0;
  const standard = promiseOf(world, state, style, usual) ?? 0;
  const said = msg`${theUnits(state, plan.attackers)} {attacks|attack} ${place(world, hex)} on the blitz table, which promises ${tenths(blitz)} against ${tenths(standard)} of the standard one.`;
  const plain = { said, units: plan.attackers, numbers: { blitz, standard } };
  return plainly('attack', hex, plain, arrowsTo(state, plan.attackers, hex), { gain: blitz, risk: 0 });
}

/** M4.5 */
function tellPayment({ world }: Blitz, state: State, { k }: CommandOf<'chooseK'>): Explanation | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'payment') return undefined;
  const [hex = -1] = frame.fight.battle.hexes;
  const units = frame.fight.defenders.filter((no) => unitIn(state, no).place === 'map');
  const { steps } = frame;
  const price = PRICE * k;
  const where = place(world, hex);
  const said =
    k === 0
      ? msg`${theUnits(state, units)} {gives|give} up ${where} and {goes|go} back ${steps} {hex|hexes}: that costs no factors.`
      : msg`${k} of ${steps} {hex|hexes} of the retreat from ${where} {0|is|are} bought off with ${price} {factor|factors}: to go farther would cost more.`;
  return plainly('retreat', hex, { said, units, numbers: { k, steps, price } }, [], { gain: 0, risk: price });
}

/** M18.12: the first step into a neutral country. */
function tellViolation(
  { world }: Blitz,
  state: State,
  { units, path, to }: CommandOf<'moveUnit'>,
): Explanation | undefined {
  const [first = -1] = units;
  const { side, at } = unitIn(state, first);
  const neutral = neutralTo(state, side);
  if (neutral.length === 0) return undefined;
  const hex = [...path, ...(to === undefined ? [] : [to])].find((one) =>
    neutral.includes(world.board.country[one] ?? -1),
  );
  if (hex === undefined) return undefined;
  const country = world.board.country[hex] as number;
  const { cities, joins, own } = violationOf(world, state, side, country);
  const said = msg`${theUnits(state, units)} {goes|go} into ${theCountry(world.board, country)}: ${cities} city {hex|hexes}, and ${own} {factor|factors} at hand against ${joins} that {joins|join} the enemy.`;
  const arrows = units.map((unit): Arrow => ({ unit, from: at, to: hex, role: 'main' }));
  return plainly('alliance', hex, { said, units, numbers: { cities, own, joins } }, arrows, {
    gain: CITY_WORTH * cities,
    risk: joins,
  });
}

/** M10.8: units left without supply over the sea. */
function tellSupply(state: State, { units }: CommandOf<'leaveOut'>): Explanation | undefined {
  const [first] = units;
  if (first === undefined) return undefined;
  const said = msg`${theUnits(state, units)} {goes|go} without supply: over the sea it does not suffice for all, and these are the cheapest to replace.`;
  const risk = units.reduce((sum, no) => sum + sizeOf(unitIn(state, no)), 0);
  return plainly('supply', unitIn(state, first).at, { said, units, numbers: {} }, [], { gain: 0, risk });
}

/** M9.3 */
function tellProduction({ world }: Blitz, { hex, row, factors }: CommandOf<'produce'>): Explanation {
  const said = msg`${place(world, hex)} builds ${factors} ${code(row)}: for these points nothing else brings more to the front.`;
  return plainly('production', hex, { said, units: [], numbers: { factors } }, [], NOTHING);
}

/** Reason for a command; undefined where the plan tells it, or there is nothing to tell. */
export function tellModule(game: Blitz, state: State, style: Style, command: Command): Explanation | undefined {
  switch (command.do) {
    case 'overrun':
      return tellOverrun(game, state, command);
    case 'entrain':
    case 'detrain':
      return tellTrain(game, state, command);
    case 'declareBattle':
      return state.frames.at(-1)?.at === 'battles' ? tellTable(game, state, style, command) : undefined;
    case 'declareCityAssault': {
      const { attackers, hex } = command;
      const gain = captureWorth(game.world, attackFactors(game.world, state, attackers));
      const column = { hex, units: attackers, aircraft: [] };
      return tellAssault(game.world, state, column, arrowsTo(state, attackers, hex), gain);
    }
    case 'moveUnit':
      return tellViolation(game, state, command);
    case 'leaveOut':
      return tellSupply(state, command);
    case 'chooseK':
      return tellPayment(game, state, command);
    case 'produce':
      return tellProduction(game, command);
    default:
      return tellAir(game, state, command) ?? tellSea(game, state, command);
  }
}
