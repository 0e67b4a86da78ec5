import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { largestOf, writeLargest, writePrinted } from '#games/blitz/combat/rules/counters.ts';
import { writeFrames } from './frame-text.ts';
import { openingOf, optionWords } from '#games/blitz/modules/modules.ts';
import { BlitzNames } from '#games/blitz/names.ts';
import type { Position } from '#games/blitz/position.ts';
import { type BlitzFrame, type Controller, SIDES, type State, type Unit } from '#games/blitz/types.ts';
import { firstOf } from '#games/blitz/turns.ts';
import { writeNations } from './nation-text.ts';
import { points } from '#games/blitz/economy/production/construction.ts';
import { seasonOf, seasonTurn } from '#games/blitz/weather/zones/codes.ts';
import { writeTheatre } from './theatre-lines.ts';
import { marksOf, unitMarks } from './unit-marks.ts';
import { factorsText, typeWord } from '../unit-text.ts';

/** Writes a position so that parsePosition reads the same state again (what can be taken back aside). */
export function writePosition(position: Position, state: State = position.state): string {
  const { board, terms } = position;
  const lines = [`game ${[position.preset, ...position.switches].join(' ')}`];
  if (position.modules.length > 0) lines.push(`modules ${position.modules.join(' ')}`);
  const options = optionWords(position);
  if (options.length > 0) lines.push(`options ${options.join(' ')}`);
  lines.push(...boardLines(position.boardText));
  const first = firstOf(terms, state);
  if (first !== 'blue' || openingOf(position).first === 'red') lines.push(`first ${first}`);
  if (position.orders) lines.push(`orders ${position.orders.name}`);
  for (const side of SIDES) if (state.obs?.[side] !== undefined) lines.push(`ob ${side} ${state.obs[side]}`);
  if (terms.lastTurn !== 15) lines.push(`turns ${terms.lastTurn}`);
  if (terms.cities !== 25) lines.push(`cities ${terms.cities}`);
  if (terms.adjudicate > 0) lines.push(`adjudicate ${terms.adjudicate}${terms.par === 0 ? '' : ` par ${terms.par}`}`);
  lines.push(
    `turn ${state.turn}`,
    ...state.units.map((unit) => unitLine(board, unit)),
    ...counterLines(position, state),
  );
  lines.push(...controlLines(board, 'control', state.control));
  const changed = state.controlAtStart.map((was, i) => (was === state.control[i] ? undefined : was));
  lines.push(...controlLines(board, 'since', changed));
  for (const side of SIDES) if (state.streak[side] > 0) lines.push(`streak ${side} ${Math.min(state.streak[side], 2)}`);
  if (state.drawOffered) lines.push('draw-offered');
  if (state.rising !== undefined) lines.push(`rising ${state.rising}`);
  if (state.indicator !== undefined) lines.push(`indicator ${state.indicator}`);
  if (state.year !== undefined) lines.push(`season ${seasonOf(state)} ${seasonTurn(state)}`);
  if (state.account) for (const side of SIDES) lines.push(`account ${side} ${points(state.account[side])}`);
  for (const { side, type, factors } of state.writtenOff ?? [])
    lines.push(`written-off ${side} ${typeWord(type)} ${factors}`);
  if (state.shutRails) lines.push(`shut-rails ${state.shutRails.map((hex) => nameOf(board.grid, hex)).join(' ')}`);
  if (state.cleared) lines.push(`cleared ${state.cleared.map((hex) => nameOf(board.grid, hex)).join(' ')}`);
  for (const { hex, reach } of state.unguarded ?? []) lines.push(`unguarded ${nameOf(board.grid, hex)} ${reach}`);
  for (const { side, hex, carries, drop } of state.airlifts ?? [])
    lines.push(`supply-flown ${side} ${nameOf(board.grid, hex)} ${carries}${drop ? ' dropped' : ''}`);
  for (const { hex, markers, by } of state.cuts ?? []) lines.push(`cut ${by} ${nameOf(board.grid, hex)} ${markers}`);
  lines.push(...writeNations(board, state), ...writeTheatre(state, board));
  const [phase] = state.frames;
  if (phase) lines.push(...phaseLines(state, phase));
  lines.push(...writeFrames(state, board));
  if (state.outcome) lines.push(`# over: ${state.outcome.winner} (${state.outcome.rule}): ${state.outcome.because}`);
  return `${lines.join('\n')}\n`;
}

const NO_UNITS = { units: [] };

/** T17.1.5, T2.3.7: what was printed plays on when the units in play no longer show it. */
function counterLines(position: Position, state: State): string[] {
  const { preset, switches, chosen, state: start, counters, largest } = position;
  const limited = switches.includes('counterLimits') || chosen['counterLimits'] === 'on';
  // Counters of an army file are listed with its orders of battle.
  const printed = counters && limited && !position.orders ? writePrinted(counters) : [];
  if (preset === 'basic') return printed;
  return [...writeLargest(largestOf(start.units, largest), state.units), ...printed];
}

function boardLines(written: Position['boardText']): string[] {
  if ('name' in written) return [`board ${written.name}`];
  return ['board inline', ...written.inline.split('\n').filter((line) => line.trim() !== ''), 'end board'];
}

const STAGE_WORDS = {
  minors: 'sets up minors',
  rolled: 'sets up the rolled minor',
  atSea: 'sets up at sea',
  all: 'sets up',
  turns: 'places by turns',
  together: 'sets up',
} as const;

function phaseLines(state: State, phase: BlitzFrame): string[] {
  switch (phase.at) {
    case 'setup':
      return [`${phase.side} ${STAGE_WORDS[phase.stage]}`];
    case 'obChoice': {
      const begun = phase.proposed ?? phase.named ?? phase.above;
      return [begun === undefined ? `${phase.side} chooses orders` : `mover ${state.mover}`];
    }
    case 'weather':
      return [`${state.mover} rolls weather`];
    case 'activation':
      return [`${state.mover} rolls activation`];
    case 'supply':
      return [phase.hexes ? `mover ${state.mover}` : `${state.mover} begins`];
    case 'movement':
      return [`${state.mover} moves${phase.impulse === 2 ? ' again' : phase.step ? `: ${phase.step}` : ''}`];
    case 'declaration':
      return [`${state.mover} declares`];
    case 'combat':
      return [`${state.mover} fights`];
    case 'bombardment':
      return [`${state.mover} bombards`];
    case 'battles':
      return [`${state.mover} attacks`];
    case 'guerillas':
      return [`mover ${state.mover}`, ...(phase.hexes ? [] : [`${phase.side} places guerillas`])];
    case 'landing':
      return [`mover ${state.mover}`, `${phase.side} lands aircraft`];
    default:
      return [`mover ${state.mover}`];
  }
}

export const unitLine = (board: Board, unit: Unit): string =>
  `${unit.side} ${typeWord(unit.type)} ${factorsText(unit)} ${unitMarks.write(marksOf(unit, board), new BlitzNames({ board }, NO_UNITS))}`;

function controlLines(board: Board, word: string, control: readonly (Controller | undefined)[]): string[] {
  return (['blue', 'red', 'nobody'] as const).flatMap((who) => {
    const hexes = board.cityHexes.filter((_, i) => control[i] === who);
    return hexes.length > 0 ? [`${word} ${who} ${hexes.map((hex: Hex) => nameOf(board.grid, hex)).join(' ')}`] : [];
  });
}
