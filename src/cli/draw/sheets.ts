import { existsSync } from 'node:fs';
import { describeFault, type Fault } from '#core/notation/notation.ts';
import type { Hex } from '#hex/hex.ts';
import type { MapModel } from '#table/board-model.ts';
import type { Drawing } from '#table/study.ts';
import type { AnyGame, AnyState } from '#table/game-package.ts';
import { fetchStyle } from '#web/board/style.ts';
import type { ThemeName } from '#web/board/theme.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inputName, type Io, readInput } from '../io.ts';
import { projectFile } from '../library.ts';
import { type Box, boxFor, boxNamed, openScript } from '../open-game.ts';
import { pictureFault, pictureFor } from './picture.ts';
import type { Paper } from '#web/board/sheets.ts';
import { printSheets } from './print.ts';
import { runScript } from '../script/run.ts';
import { targetAt } from '../output-file.ts';

/** Pictures of positions, and boards and counters on paper. */

export interface PictureChoice {
  readonly game: string;
  readonly out: string;
  readonly force?: boolean;
  readonly theme: ThemeName;
  readonly scale: number;
  readonly around: readonly string[];
  readonly data: readonly string[];
}

export interface PrintChoice {
  readonly game: string;
  readonly to: string;
  readonly force?: boolean;
  readonly paper: Paper;
  readonly theme: ThemeName;
  readonly board: string;
  readonly army: string;
  readonly hexWidth: number;
  readonly counterSize: number;
  readonly data: readonly string[];
}

function drawingOf({ gamePackage, kit }: Box): Drawing<AnyState, AnyGame> {
  const { drawing } = gamePackage.study;
  if (!drawing) throw new Complaint(`${kit.id} cannot be drawn`);
  return drawing;
}

function sound<T extends object>(read: T | Fault): T {
  if ('message' in read) throw new Complaint(describeFault(read));
  return read;
}

/** `u-07` and `(1,0)` are good names too. */
function hexOn({ hexes }: MapModel, text: string): Hex {
  const bare = text.replace(/^\((.*)\)$/, '$1').toUpperCase();
  const plain = bare.replace(/^([A-Z]+)-?(\d+)$/, (_, row: string, column: string) => `${row}${Number(column)}`);
  const hex = hexes.findIndex(({ name }) => name === bare || name === plain);
  if (hex < 0) throw new Complaint(`the board has no hex ${text}`);
  return hex;
}

/** True if the name is one of a board of the library. */
function isBoard(box: Box, name: string): boolean {
  const found = box.gamePackage.study.drawing?.board(box.library, name);
  return found !== undefined && !('message' in found);
}

const NOTHING = { stacks: [], layers: [] };
const lyingOn = <S, G>(drawing: Drawing<S, G>, game: G, state: S) => ({
  stacks: drawing.stacks(game, state),
  layers: drawing.layers?.(game, state) ?? [],
});

export async function picture(file: string, choice: PictureChoice, io: Io): Promise<number> {
  const named = await boxNamed(choice.game, io.games, choice.data);
  const bare = !existsSync(file) && isBoard(named, file);
  const text = bare ? '' : await readInput(file, io);
  const box = bare ? named : await boxFor(text, io.games, choice.data);
  const drawing = drawingOf(box);
  const opened = bare ? undefined : openScript(box, text, inputName(file));
  const model = opened ? drawing.map(opened.game) : sound(drawing.board(box.library, file));
  const { stacks, layers } = opened ? lyingOn(drawing, opened.game, runScript(opened).state) : NOTHING;
  const around = choice.around.map((name) => hexOn(model, name));
  await fetchStyle(model.style);
  const { theme, scale } = choice;
  const wish = { model, root: projectFile(), theme, scale, counters: { stacks }, layers, around };
  const wrong = pictureFault(wish, choice.out);
  if (wrong !== undefined) throw new Complaint(wrong, EXIT.usage);
  const target = await targetAt(choice.out, choice.force);
  await target.write(pictureFor(wish, choice.out));
  io.out(`${choice.out}\n`);
  return EXIT.ok;
}

export async function print(what: 'map' | 'counters' | 'all', choice: PrintChoice, io: Io): Promise<number> {
  const box = await boxNamed(choice.game, io.games, choice.data);
  const drawing = drawingOf(box);
  const { paper, theme, to: folder, force = false } = choice;
  const wish = { root: projectFile(), paper, theme, folder, force };
  const map = what === 'counters' ? undefined : sound(drawing.board(box.library, choice.board));
  const counters = what === 'map' ? undefined : sound(drawing.counters(box.library, choice.army));
  const files = [
    ...(map ? await printSheets({ map, hexWidth: choice.hexWidth }, wish) : []),
    ...(counters ? await printSheets({ counters, title: choice.army, size: choice.counterSize }, wish) : []),
  ];
  io.out(files.map((file) => `${file}\n`).join(''));
  return EXIT.ok;
}
