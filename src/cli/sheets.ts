import { isArmy, parseArmy, unitsAt } from '../games/blitz/text/army-text.ts';
import { type Board, compileBoard } from '../games/blitz/board.ts';
import { isBoard, parseBoard } from '../games/blitz/text/board-text.ts';
import type { Library } from '../games/blitz/position.ts';
import { SIDES, type State, type Unit, type UnitType } from '../games/blitz/types.ts';
import { factorsText } from '../games/blitz/text/unit-text.ts';
import { describeFault } from '../core/notation.ts';
import { hexNamed } from '../hex/grid.ts';
import type { Hex } from '../hex/hex.ts';
import { mapOf } from '../games/blitz/desk/map.ts';
import type { CounterStack, CounterUnit, NatoSymbol } from '../table/drawing.ts';
import type { ThemeName } from '../web/board/theme.ts';
import { Complaint, EXIT } from './complaint.ts';
import { fileTrouble, inputName, type Io, readInput } from './io.ts';
import { projectFile, readLibrary } from './library.ts';
import { openScript } from './open-game.ts';
import { drawPicture } from './picture.ts';
import { type Paper, printSheets } from './print.ts';
import { runScript } from './script-run.ts';

/** Pictures of positions, and boards and counters on paper. */

export interface PictureChoice {
  readonly out: string;
  readonly theme: ThemeName;
  readonly scale: number;
  readonly around: readonly string[];
  readonly data: readonly string[];
}

export interface PrintChoice {
  readonly to: string;
  readonly paper: Paper;
  readonly theme: ThemeName;
  readonly board: string;
  readonly army: string;
  readonly hexWidth: number;
  readonly counterSize: number;
  readonly data: readonly string[];
}

const SYMBOL: Record<UnitType, NatoSymbol> = {
  infantry: 'infantry',
  armor: 'armour',
  artillery: 'artillery',
  ranger: 'ranger',
  airborne: 'airborne',
  airAssault: 'air-assault',
  SAC: 'bomber',
  MDM: 'medium-bomber',
  TAC: 'tactical',
  FTR: 'fighter',
};

const counterOf = (unit: Unit): CounterUnit => ({
  id: unit.id,
  side: unit.side === 'blue' ? 0 : 1,
  symbol: SYMBOL[unit.type],
  factors: factorsText(unit),
  designation: unit.id.replace(/^[a-z]\./, ''),
  strength: unit.df,
});

function stacksOf({ units }: State): CounterStack[] {
  const stacks = new Map<Hex, CounterUnit[]>();
  for (const unit of units) {
    if (unit.place === 'map') stacks.set(unit.at, [...(stacks.get(unit.at) ?? []), counterOf(unit)]);
  }
  return [...stacks].map(([hex, counters]) => ({ hex, units: counters }));
}

function boardNamed({ boards }: Library, name: string): Board {
  const text = Object.hasOwn(boards, name) ? boards[name] : undefined;
  if (text === undefined) {
    throw new Complaint(`there is no board '${name}' (known: ${Object.keys(boards).sort().join(', ') || 'none'})`);
  }
  const board = parseBoard(text);
  if (!isBoard(board)) throw new Complaint(board.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'));
  return compileBoard(board);
}

/** Writing is where disks and permissions have their say. */
async function writing<T>(where: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new Complaint(`cannot write ${where}: ${fileTrouble(error)}`);
    throw error;
  }
}

export async function picture(file: string, choice: PictureChoice, io: Io): Promise<number> {
  const library = readLibrary(...choice.data);
  const bare = Object.hasOwn(library.boards, file);
  const opened = bare ? undefined : openScript(await readInput(file, io), library, inputName(file));
  const board = opened ? opened.game.world.board : boardNamed(library, file);
  const stacks = opened ? stacksOf(runScript(opened).state) : [];
  const around = choice.around.map((name) => {
    const hex = hexNamed(board.grid, name);
    if (hex === undefined) throw new Complaint(`the board has no hex ${name}`);
    return hex;
  });
  const { theme, scale } = choice;
  const wish = { model: mapOf(board), root: projectFile(), theme, scale, counters: { stacks }, around };
  const wrong = await writing(choice.out, () => drawPicture(wish, choice.out));
  if (wrong !== undefined) throw new Complaint(wrong, EXIT.usage);
  io.out(`${choice.out}\n`);
  return EXIT.ok;
}

/** All counters of an army, one for every unit. */
function countersOf({ armies }: Library, name: string): CounterUnit[] {
  const text = Object.hasOwn(armies, name) ? armies[name] : undefined;
  if (text === undefined) {
    throw new Complaint(`there is no army '${name}' (known: ${Object.keys(armies).sort().join(', ') || 'none'})`);
  }
  const army = parseArmy(text);
  if (!isArmy(army)) throw new Complaint(army.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'));
  return SIDES.flatMap((side) =>
    unitsAt(army, 'optional', side).map((unit) => ({
      id: unit.id,
      side: side === 'blue' ? (0 as const) : (1 as const),
      symbol: unit.symbol,
      size: unit.size,
      factors: factorsText(unit),
      designation: unit.id.replace(/^[a-z]\./, ''),
    })),
  );
}

export async function print(what: 'map' | 'counters' | 'all', choice: PrintChoice, io: Io): Promise<number> {
  const library = readLibrary(...choice.data);
  const wish = { root: projectFile(), paper: choice.paper, theme: choice.theme, folder: choice.to };
  const map = what === 'counters' ? undefined : mapOf(boardNamed(library, choice.board));
  const counters = what === 'map' ? undefined : countersOf(library, choice.army);
  const files = await writing(choice.to, async () => [
    ...(map ? await printSheets({ map, hexWidth: choice.hexWidth }, wish) : []),
    ...(counters ? await printSheets({ counters, title: choice.army, size: choice.counterSize }, wish) : []),
  ]);
  io.out(files.map((file) => `${file}\n`).join(''));
  return EXIT.ok;
}
