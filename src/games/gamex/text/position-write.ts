import type { Board } from '../board/board.ts';
import { dialName } from '../board/sheet.ts';
import type { Position } from '../position.ts';
import type { GamexFrame, Side, State, Unit } from '../types.ts';
import { SIDES } from '../types.ts';
import type { World } from '../world.ts';
import { chaosLines } from './chaos-lines.ts';
import { postLines } from './command-lines.ts';
import { jobText, worksLines } from './works-lines.ts';

/** A position as text; read again it is the same position. */

const hexOf = (board: Board, hex: number): string => board.grid.names[hex] ?? String(hex);

function unitLine({ board, kinds }: World, unit: Unit): string {
  const states = [
    unit.marker === 'opFire' ? 'OF' : unit.marker,
    unit.disrupted ? 'disrupted' : undefined,
    unit.stream,
    unit.facing === undefined ? undefined : `facing ${dialName(unit.facing)}`,
    unit.inside && unit.place === 'map' ? 'inside' : undefined,
    unit.drop &&
      (unit.drop.hex < 0 ? 'drop ?' : `drop ${hexOf(board, unit.drop.hex)} ${dialName(unit.drop.direction)}`),
    unit.cp ? 'cp' : undefined,
    unit.firm ? 'firm' : undefined,
    unit.hurried ? 'hurried' : undefined,
    unit.laid ? 'laid' : undefined,
    unit.assigned === undefined ? undefined : `assigned ${unit.assigned}`,
    unit.job && jobText((hex) => hexOf(board, hex), unit.job),
  ];
  const parts = [
    unit.nation,
    unit.kind,
    placeOf(board, unit, kinds[unit.kind]?.type === 'aircraft'),
    `as ${unit.id}`,
    ...states,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

function placeOf(board: Board, unit: Unit, aloft: boolean): string {
  switch (unit.place) {
    case 'map':
      return `@ ${hexOf(board, unit.at)}${unit.group === undefined ? '' : ` zone ${unit.group}`}`;
    case 'rides':
      return `on ${unit.carrier ?? ''}${unit.group === undefined ? '' : ` zone ${unit.group}`}`;
    case 'waits':
      return `waits ${unit.turn ?? 1} ${unit.group ?? ''}`;
    case 'off':
      if (unit.group === undefined) return aloft ? 'off-board' : 'on ?';
      return `off-board ${aloft ? 'zone' : 'battery'} ${unit.group}`;
    case 'unset':
      return `unset${unit.group === undefined ? '' : ` ${unit.group}`}`;
    case 'lost':
    case 'gone':
      return unit.place;
  }
}

function frameLine(position: Position, frame: GamexFrame): string {
  if (frame.at === 'impulse') return `${frame.side} to roll`;
  if (frame.at === 'keepOF') return `${frame.side} keeps`;
  if (frame.at === 'initiative' && frame.asks) return 'initiative';
  if (frame.at === 'setup') return `${position.world.setup[frame.step]?.side ?? 'axis'} sets up ${frame.step + 1}`;
  if (frame.at === 'spend') {
    const ready = frame.ready.length > 0 ? ` ready ${frame.ready.join('+')}` : '';
    return `${frame.side} has ${frame.pool} spent ${frame.spent}${ready}`;
  }
  return `frame ${JSON.stringify(frame)}`;
}

export function writePosition(position: Position, state: State = position.start): string {
  const { board } = position.world;
  const hexes = (list: readonly number[]) => list.map((hex) => hexOf(board, hex)).join(' ');
  const lines = ['game gamex', position.preface];
  const add = (text: string, when = true) => {
    if (when) lines.push(text);
  };
  add(`turn ${state.turn}`);
  add(`initiative ${state.initiative ?? ''} ${state.streak}`, state.initiative !== undefined);
  add(`passes ${state.passes}`, state.passes > 0);
  for (const side of SIDES) {
    const held = Object.keys(state.control)
      .map(Number)
      .filter((hex) => state.control[hex] === side);
    add(`control ${side} ${hexes(held)}`, held.length > 0);
  }
  for (const unit of state.units) add(unitLine(position.world, unit));
  for (const [hex, count] of Object.entries(state.wrecks))
    add(`wreck ${hexOf(board, Number(hex))} ${count}`, count > 0);
  for (const mine of state.mines)
    add(`mine ${hexOf(board, mine.at)} ${mine.column}${mine.inverted ? ' inverted' : ''}`);
  for (const side of SIDES) for (const line of hiddenLines(position, board, side, state)) add(line);
  add(`ip ${hexes(state.positions)}`, state.positions.length > 0);
  for (const fort of state.forts) add(`fort ${fort.ds} @ ${hexOf(board, fort.at)}`);
  add(`block ${hexes(state.blocks)}`, state.blocks.length > 0);
  for (const line of worksLines((hex) => hexOf(board, hex), state)) add(line);
  add(`spotted ${hexes(state.spotted)}`, state.spotted.length > 0);
  for (const { at, left } of state.smoke ?? []) add(`smoke ${hexOf(board, at)} ${left}`);
  for (const { at, as } of state.interdictions ?? []) add(`interdiction ${hexOf(board, at)} ${as}`);
  for (const line of postLines(state)) add(line);
  for (const line of chaosLines(state)) add(line);
  for (const line of heardLines(state)) add(line);
  add(`offer ${state.offer ?? ''}`, state.offer !== undefined);
  for (const frame of state.frames) add(frameLine(position, frame));
  add('# the game is over', state.frames.length === 0);
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

/** Batteries of which no guns are left are said to be lost. */
function heardLines({ heard, units }: State): string[] {
  const known = new Set(units.flatMap(({ place, group }) => (place === 'off' ? [group] : [])));
  const isLost = (battery: string | undefined): boolean => battery !== undefined && !known.has(battery);
  const lines: string[] = [];
  let run: string[] = [];
  for (const [i, battery] of heard.entries()) {
    run.push(battery);
    const next = heard[i + 1];
    if (next !== undefined && isLost(next) === isLost(battery)) continue;
    lines.push(`heard ${run.join(' ')}${isLost(battery) ? ' lost' : ''}`);
    run = [];
  }
  return lines;
}

function hiddenLines({ world }: Position, board: Board, side: Side, state: State): string[] {
  const zone = world.mineZones[side];
  const where = zone === undefined ? '' : ` zone ${zone}`;
  return state.hidden[side].map(({ at, column }) =>
    at < 0 ? `mine ${side} unset ${column}${where}` : `mine ${side} hidden ${hexOf(board, at)} ${column}${where}`,
  );
}
