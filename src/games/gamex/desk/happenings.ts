import { ratio } from '../../../core/terms.ts';
import { type Hex, NOWHERE } from '../../../hex/hex.ts';
import type { Clash, Happening } from '../../../table/desk.ts';
import { ratioText } from '../ratio.ts';
import type { OpenGamex } from '../position.ts';
import { BRIDGE, FORT, type GamexEvent, type State, type UnitId } from '../types.ts';
import { say, theUnit } from '../words.ts';
import { aloftIn } from './aloft.ts';

/** What a command did that can be seen: ways in one piece, losses, hexes won, and dice with what came of them. */

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
      | 'sinkDie';
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
  'sinkDie',
]);
const isShown = (event: GamexEvent): event is Shown => SHOWN.has(event.is);

/** Fire at units or at an aircraft. */
function clashOf(event: Shown, hexOf: (unit: string) => number): Clash | undefined {
  const rolled = 'die' in event && event.die !== undefined ? { die: event.die } : {};
  if (event.is === 'attack') {
    const { by, targets, at, af, df, column } = event;
    return {
      attackers: by,
      defenders: targets.filter((id) => id !== FORT && id !== BRIDGE),
      hexes: [at],
      odds: column ?? '–',
      strengths: [ratioText(ratio(...af)), String(df)],
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
      const text = say`${theUnit(event.unit)} is disrupted`;
      found.push({ is: 'hurt', unit: event.unit, at: at.get(event.unit) ?? NOWHERE, text });
    } else if (isShown(event)) {
      // X11.3: a load drifts from its target hex.
      if (event.is === 'cameDown')
        for (const unit of event.units) {
          targets.set(unit, event.target);
          at.set(unit, event.hex === NOWHERE ? event.target : event.hex);
        }
      const die = event.is !== 'mineFound' && !(event.is === 'attack' && event.die === undefined);
      const clash = clashOf(event, (unit) => at.get(unit) ?? NOWHERE);
      found.push({ is: 'own', die, what: event, ...(clash ? { clash } : {}) });
    }
  }
  // X4.4b
  const { control } = game.fold(before, events);
  if (control !== before.control)
    for (const [hex, by] of Object.entries(control))
      if (before.control[Number(hex)] !== by) found.push({ is: 'taken', hex: Number(hex), by });
  return found;
}
