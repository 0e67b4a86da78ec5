import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity, isRough } from '#games/blitz/board.ts';
import { resolveTournament } from '#games/blitz/combat/rules/tournament-battle.ts';
import { isArmor } from '#games/blitz/kinds.ts';
import type { Unit } from '#games/blitz/types.ts';
import { nextOf } from '#games/blitz/turns.ts';
import type { BlitzEvent, State, UnitNo } from '#games/blitz/types.ts';
import { theGround } from '#games/blitz/words.ts';
import type { Lists } from '#games/blitz/rule-card.ts';
import type { AdvanceRules, Terms, World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { chosenOf } from './options.ts';
import { ACCOUNT_OPTIONS, accountOf, chargesOf } from '../combat/results/account.ts';
import { resolveModular } from '../combat/results/battle.ts';
import { OVERRUN_COST, soleHolder } from '../ground/overrun/overrun.ts';
import { BLITZ, dutiful, STANDARD } from '../combat/results/tables.ts';

const OCCUPATION: AdvanceRules = {
  who: { attacker: 'M4.10', defender: 'M4.10' },
  first: { attacker: 'M4.10', defender: 'M4.10' },
  count: 'B19.7.3',
  ground: 'B19.7.3',
  room: { attacker: 'M4.10', defender: 'M4.10' },
  cornered: 'M4.6',
};

/** M4.0: T7.3 is replaced. */
const OPEN: Lists = { movement: ['overrun'] };
const SHUT: Lists = { movement: ['declareAV', 'addToAV'], declaration: ['addToAV'] };

/** M4.3: armor makes up half of the attackers, and the defenders stand in the open. */
function blitzFault(
  world: World,
  state: State,
  attackers: readonly UnitNo[],
  hexes: readonly Hex[],
): Objection | undefined {
  const { board } = world;
  const units = attackers.map((no) => state.units[no] as Unit);
  const sum = (list: readonly Unit[]) => list.reduce((total, { af }) => total + af, 0);
  const [armor, all] = [sum(units.filter(isArmor)), sum(units)];
  if (2 * armor < all) return objection('M4.3', msg`armor makes up ${armor} of ${all}: the Blitz table needs half`);
  const city = hexes.find((hex) => isCity(board, hex));
  if (city !== undefined)
    return objection('M4.3', msg`${theHex(board.grid, city)} is a city: the Blitz table needs open ground`);
  const rough = hexes.find((hex) => isRough(board, hex));
  return rough === undefined
    ? undefined
    : objection(
        'M4.3',
        msg`${theHex(board.grid, rough)} is ${theGround(board, rough)}: the Blitz table needs open ground`,
      );
}

/** M4.11: until the end of its owner's next player turn. */
function stuckFault(terms: Terms, state: State, unit: Unit): Objection | undefined {
  const { immobileTill: till, side } = unit;
  const now = side === state.mover ? state.turn : nextOf(terms, state, side);
  return till !== undefined && till >= now
    ? objection('M4.11', msg`${unit} is immobilised before its owner's turn ${till} is over`)
    : undefined;
}

interface Happened {
  readonly state: State;
  readonly event: BlitzEvent;
  readonly before: readonly Unit[];
}

/** M0.options */
const OPTIONS = {
  blitzTable: { rule: 'M4.3', values: ['armor', 'free', 'off'] },
  ...ACCOUNT_OPTIONS,
} as const;

/** M4: two tables to choose from, retreats that can be paid for, occupation instead of advances. */
export const combatResults: ModuleCard = {
  rule: 'M4.0',
  options: OPTIONS,
  opens: OPEN,
  shuts: SHUT,
  answers(source) {
    const { modules, terms } = source;
    const { blitzTable, lossPrice, lossPriceBurn } = chosenOf(OPTIONS, source);
    const among = (...ids: readonly string[]) => modules.some((id) => ids.includes(id));
    const table = among('M3') ? (one: typeof STANDARD) => one : dutiful;
    const [standard, blitz] = [table(STANDARD), table(BLITZ)];
    const accounts =
      lossPrice === 'off'
        ? {}
        : {
            follows: ({ state, event, before }: Happened): BlitzEvent[] =>
              event.is === 'over'
                ? [{ is: 'settled', ...accountOf(state), burn: lossPriceBurn === 'yes' }]
                : chargesOf(lossPrice, before, state, event),
          };
    const immobilises = !among('M1', 'M2');
    return {
      ...accounts,
      combat: {
        table: standard,
        blitzTable: blitzTable === 'off' ? undefined : blitz,
        advance: OCCUPATION,
        immobilises: ({ steps }) => immobilises && steps >= 2,
        resolve: ({ world, state, battle, emit, dice }) =>
          battle.kind === 'ground'
            ? resolveModular(world, state, battle, emit, dice)
            : resolveTournament(world, state, battle, emit, dice),
      },
      ground: {
        // M4.23
        approaches: ({ world, state, unit, hex, left }) =>
          left >= OVERRUN_COST && soleHolder(world, state, unit.side, hex) !== undefined,
      },
      ...(blitzTable === 'armor'
        ? { blitz: ({ world, state, attackers, hexes }) => blitzFault(world, state, attackers, hexes) }
        : {}),
      leave: ({ state, unit }) => stuckFault(terms, state, unit),
      advance: ({ state, unit }) => stuckFault(terms, state, unit),
    };
  },
};
