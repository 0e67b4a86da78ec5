import { nameOf } from '#hex/grid.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { Entry } from '#core/record/record.ts';
import type { Paper } from '#table/study.ts';
import { afterActionOf, type SideTurn } from '../desk/after-action.ts';
import type { OpenGamex } from '../position.ts';
import { type GamexEvent, type Side, SIDES } from '../types.ts';
import { kindOf, unitNamed } from '../units.ts';

const COLUMNS = [
  ['lost', 'lostSoFar'],
  ['left', 'left'],
  ['hexes', 'held'],
  ['points', 'points'],
  ['unspent', 'unspent'],
  ['passes', 'passes'],
] as const satisfies readonly (readonly [string, keyof SideTurn])[];
const WIDTH = 13;

/** A whole game in numbers: turn by turn, losses with their causes, ground taken, turning points. */
export function report(game: OpenGamex, entries: readonly Entry<GamexEvent, Side>[]): Paper {
  const found = afterActionOf(game, game.start, entries);
  const { world, start } = game;
  const hexName = (hex: number): string => (hex === NOWHERE ? 'off the map' : nameOf(world.board.grid, hex));
  const named = (id: string): string => {
    const unit = unitNamed(world, start, id);
    const name = unit ? kindOf(world, unit).name : '';
    return name === '' || name === id ? id : `${id} (${name})`;
  };
  const row = (title: string, cells: readonly string[]): string =>
    `${title.padEnd(6)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}`.trimEnd();
  const signed = (gain: number): string => `${gain > 0 ? '+' : ''}${gain}`;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', title, ...lines] : [];
  const lines = [
    row(
      'turn',
      COLUMNS.map(([title]) => title),
    ),
    row(
      '',
      COLUMNS.map(() => 'axis/allied'),
    ),
    ...found.turns.map((turn) =>
      row(
        String(turn.turn),
        COLUMNS.map(([, key]) => `${turn.axis[key]}/${turn.allied[key]}`),
      ),
    ),
    ...section(
      'losses',
      found.kills.map(
        ({ turn, side, unit, at, cause, by }) =>
          `turn ${turn}: ${side} ${named(unit)} at ${hexName(at)}, ${cause}${by.length > 0 ? ` by ${by.map(named).join(', ')}` : ''}`,
      ),
    ),
    ...section(
      'by kind of attack',
      found.causes.map(
        ({ side, cause, attacks, kills, disrupted }) =>
          `${side} ${cause}: ${attacks} attacks, ${kills} destroyed, ${disrupted} disrupted`,
      ),
    ),
    ...section(
      'by weapon',
      found.weapons.map(
        ({ weapon, side, kills, disrupted }) => `${side} ${weapon}: ${kills} destroyed, ${disrupted} disrupted`,
      ),
    ),
    ...section(
      'by unit',
      found.units.map(
        ({ unit, side, kills, disrupted }) => `${side} ${named(unit)}: ${kills} destroyed, ${disrupted} disrupted`,
      ),
    ),
    ...section(
      'ground taken',
      found.taken.map(({ turn, hex, by }) => `turn ${turn}: ${hexName(hex)} by ${by}`),
    ),
    ...section(
      'turning points',
      found.turning.map(({ turn, gain }) => `turn ${turn}: ${SIDES[0]} ${signed(gain)}, ${SIDES[1]} ${signed(-gain)}`),
    ),
  ];
  return { data: { ...found }, text: `${lines.join('\n')}\n` };
}
