import type { Message } from '#core/message.ts';
import { ratio, whole } from '#core/terms.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Clash, Happening, Roll } from '#table/desk.ts';
import { ratioText } from '../ratio.ts';
import type { OpenGamex } from '../position.ts';
import { BRIDGE, FORT, type GamexEvent, type State, type UnitId } from '../types.ts';
import { oddsOf } from '../tables.ts';
import { attackTitle, tellEvent } from '../text/sentences.ts';
import { code, msg, theUnit } from '../words.ts';
import type { World } from '../world.ts';
import { aloftIn } from './aloft.ts';

/** Visible events of a command: ways in one piece, losses, hexes won, and dice with their results. */

export type Shown = Extract<
  GamexEvent,
  {
    readonly is:
      | 'attack'
      | 'morale'
      | 'initiative'
      | 'pool'
      | 'spotDie'
      | 'available'
      | 'accuracy'
      | 'aaDie'
      | 'mineFound'
      | 'cameDown'
      | 'scattered'
      | 'strainDie'
      | 'sinkDie'
      | 'passed';
  }
>;
const SHOWN: ReadonlySet<string> = new Set<Shown['is']>([
  'attack',
  'morale',
  'initiative',
  'pool',
  'spotDie',
  'available',
  'accuracy',
  'aaDie',
  'mineFound',
  'cameDown',
  'scattered',
  'strainDie',
  'sinkDie',
  'passed',
]);
const isShown = (event: GamexEvent): event is Shown => SHOWN.has(event.is);

/** Dice of an event, as they fell. */
function diceOf(event: Shown): readonly number[] {
  if ('dice' in event) return event.dice;
  if ('die' in event && event.die !== undefined) return [event.die];
  return event.is === 'pool' && event.pool <= 6 ? [event.pool] : [];
}

/** A roll of no attack, or a pass, in the words of the log. */
function rollOf(world: World, event: Shown): Roll | undefined {
  const dice = diceOf(event);
  const told = tellEvent(event, world);
  if ((dice.length === 0 && event.is !== 'passed') || !told) return undefined;
  const [rule] = told.rules;
  return { dice, text: told.text, ...(rule === undefined ? {} : { rule }) };
}

/** Shift of the column and modifiers of the die, where there are any (X6.3.3, X6.3.5). */
function workingOf({ mode, af, df, column, die, hits }: Extract<Shown, { readonly is: 'attack' }>): Message[] {
  const plain = df > 0 ? oddsOf(ratio(...af), Number.isInteger(df) ? whole(df) : ratio(4 * df, 4)) : undefined;
  const moved = plain !== undefined && column !== undefined && plain !== column;
  const shift = !moved
    ? []
    : mode === 'overrun'
      ? [msg`an overrun shifts the column: ${code(plain)} becomes ${code(column)}`]
      : [msg`the column is shifted: ${code(plain)} becomes ${code(column)}`];
  const dies = hits.flatMap(({ unit, drm }) =>
    drm === 0 || die === undefined
      ? []
      : [msg`${theUnit(unit)}: die ${die} ${code(drm < 0 ? `− ${-drm}` : `+ ${drm}`)}`],
  );
  return [...shift, ...dies];
}

/** Fire at units or at an aircraft. */
function clashOf(world: World, event: Shown, hexOf: (unit: string) => number): Clash | undefined {
  const rolled = 'die' in event && event.die !== undefined ? { die: event.die } : {};
  if (event.is === 'attack') {
    const { by, targets, at, af, df, column } = event;
    return {
      attackers: by,
      defenders: targets.filter((id) => id !== FORT && id !== BRIDGE),
      hexes: [at],
      odds: column ?? '–',
      strengths: [ratioText(ratio(...af)).replace(/ ?1\/2$/, '½'), String(df).replace('.5', '½')],
      title: attackTitle(event, world),
      working: workingOf(event),
      ...rolled,
    };
  }
  if (event.is !== 'aaDie') return undefined;
  const { by, aircraft, strength } = event;
  const at = by.map(hexOf).filter((hex) => hex !== NOWHERE);
  return { attackers: by, defenders: [aircraft], hexes: at, odds: ratioText(ratio(...strength)), ...rolled };
}

export function happeningsOf(
  game: Pick<OpenGamex, 'fold' | 'world'>,
  before: State,
  events: readonly GamexEvent[],
): Happening<Shown>[] {
  const found: Happening<Shown>[] = [];
  const at = new Map(before.units.map((unit) => [unit.id, unit.at]));
  const aloft = aloftIn(game.world, before);
  if (aloft) at.set(aloft.unit, aloft.hex);
  const targets = new Map<UnitId, Hex>();
  const goes = (unit: UnitId, to: Hex): void => {
    const from = at.get(unit) ?? NOWHERE;
    if (from === NOWHERE) found.push({ is: 'came', unit, at: to });
    const last = found.at(-1);
    if (last?.is === 'went' && last.unit === unit) found[found.length - 1] = { ...last, path: [...last.path, to] };
    else found.push({ is: 'went', unit, path: from === NOWHERE ? [to] : [from, to] });
    at.set(unit, to);
  };
  for (const event of events) {
    if (event.is === 'stepped' || event.is === 'sailed') goes(event.unit, event.to);
    else if (event.is === 'flew') {
      if (event.hex !== NOWHERE) goes(event.aircraft, event.hex);
    } else if (event.is === 'putBack') {
      found.push({ is: 'went', unit: event.unit, path: [at.get(event.unit) ?? event.to, event.to], how: 'back' });
      at.set(event.unit, event.to);
    } else if (event.is === 'dropped') {
      const target = targets.get(event.unit) ?? event.hex;
      found.push({ is: 'came', unit: event.unit, at: event.hex });
      if (target !== event.hex) found.push({ is: 'went', unit: event.unit, path: [target, event.hex] });
    } else if (event.is === 'eliminated') {
      const hex = at.get(event.unit) ?? NOWHERE;
      if (hex !== NOWHERE) found.push({ is: 'lost', unit: event.unit, at: hex });
    } else if (event.is === 'disrupted') {
      const text = msg`${theUnit(event.unit)} is disrupted`;
      found.push({ is: 'hurt', unit: event.unit, at: at.get(event.unit) ?? NOWHERE, text });
    } else if (isShown(event)) {
      // X11.3: a load drifts from its target hex.
      if (event.is === 'cameDown')
        for (const unit of event.units) {
          targets.set(unit, event.target);
          at.set(unit, event.hex === NOWHERE ? event.target : event.hex);
        }
      const dieless = event.is === 'mineFound' || event.is === 'passed';
      const die = !dieless && !(event.is === 'attack' && event.die === undefined);
      const clash = clashOf(game.world, event, (unit) => at.get(unit) ?? NOWHERE);
      const roll = clash ? undefined : rollOf(game.world, event);
      found.push({ is: 'own', die, what: event, ...(clash ? { clash } : {}), ...(roll ? { roll } : {}) });
    }
  }
  // X4.4b: hexes held from the set-up on were never taken.
  const { control } = game.fold(before, events);
  if (control !== before.control && !before.frames.some(({ at: frame }) => frame === 'setup'))
    for (const [hex, by] of Object.entries(control))
      if (before.control[Number(hex)] !== by) found.push({ is: 'taken', hex: Number(hex), by });
  return found;
}
