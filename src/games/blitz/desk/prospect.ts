import { objection, type Objection } from '#core/objection.ts';
import { english, type Message, msg } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Contact, Prospect } from '#table/desk.ts';
import { enemyHexesBeside } from '../combat/rules/declaration.ts';
import { strengthsOf, type Strengths } from '../combat/rules/odds.ts';
import { fieldOf, stackAt } from '../ground/rules/field.ts';
import { isGround } from '../kinds.ts';
import type { Blitz } from '../open.ts';
import { attackedIn } from '../turns.ts';
import type { Command, State, Unit, UnitNo } from '../types.ts';
import { neighboursOf } from '#hex/grid.ts';
import { retreatsOf } from '../combat/desk/battles.ts';
import { unsupplied } from '../supply/desk/unsupplied-hexes.ts';
import { idOf } from './units.ts';

/** Consequences of unit places, and commands that can be part of a plan of moves. */

/** Moves over land and by rail: dice have no part in them. */
const PLANNED: readonly Command['do'][] = ['moveUnit', 'moveTrain'];

/** A decision in which moves can be planned. */
export const isPlanned = (commands: readonly string[]): boolean => PLANNED.some((one) => commands.includes(one));

export function planFault(_view: State, command: Command): Objection | undefined {
  return PLANNED.includes(command.do)
    ? undefined
    : objection('B6.5', msg`only moves can be planned: play the plan or leave it first`);
}

/** To one place: modules count in halves and thirds. */
const shownStrength = (value: number): number => Math.round(value * 10) / 10;

/** Multipliers of the defence of a hex, or of units in it. */
function termsOf({ defence }: Strengths): Message[] {
  const found = new Map<string, Message>();
  for (const { sum } of defence)
    for (const { kind, label } of [...sum.terms, ...sum.lines.flatMap(({ terms }) => terms)])
      if (kind === 'times') found.set(english(label), label);
  return [...found.values()];
}

/** B9: all who stand beside the hex and may attack, against all in it. */
function contactAt(game: Blitz, state: State, hex: Hex): Contact | undefined {
  const { world } = game;
  const field = fieldOf(world, state);
  const fought = new Set(attackedIn(state));
  const attackers = neighboursOf(world.board.grid, hex)
    .flatMap((one) => stackAt(field, state.mover, one))
    .filter((no) => {
      const unit = state.units[no] as Unit;
      return isGround(unit) && unit.af > 0 && !fought.has(no) && !world.rules.attack({ state, unit });
    });
  if (attackers.length === 0) return undefined;
  const strengths = strengthsOf(world, state, attackers, [hex]);
  const { attackTotal, defenceTotal, odds } = strengths;
  const [back] = retreatsOf(game, state, [hex]);
  return {
    hex,
    odds: odds.label,
    attack: shownStrength(attackTotal),
    defence: shownStrength(defenceTotal),
    terms: termsOf(strengths),
    units: attackers.map((no) => idOf(state, no)),
    retreats: back?.ends.length ?? 0,
    trapped: back?.trapped === true,
  };
}

export function prospectOf(game: Blitz, state: State, units: readonly UnitNo[]): Prospect {
  const { world } = game;
  const asked = units.length > 0 ? units : state.units.map((_, no) => no);
  const standing = asked.flatMap((no) => {
    const unit = state.units[no];
    return unit && unit.side === state.mover && unit.place === 'map' && isGround(unit) ? [unit] : [];
  });
  const field = fieldOf(world, state);
  const hexes = [...new Set(standing.map(({ at }) => at))];
  const touched = [...new Set(hexes.flatMap((hex) => enemyHexesBeside(world, field, state, hex)))];
  const dry = new Set(unsupplied(game, state, state.mover));
  return {
    contacts: touched.flatMap((hex) => contactAt(game, state, hex) ?? []),
    dry: hexes.filter((hex) => dry.has(hex)),
  };
}
