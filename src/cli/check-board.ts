import { counted } from '../core/notation/columns.ts';
import { describeFault } from '../core/notation/notation.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxNamed } from './open-game.ts';

export interface CheckBoardOptions {
  readonly game: string;
  readonly json?: boolean;
  readonly data: readonly string[];
}

export async function checkBoard(file: string, options: CheckBoardOptions, io: Io): Promise<number> {
  const { gamePackage, kit, library } = await boxNamed(options.game, io.games, options.data);
  // The first file kind of a game is its board.
  const boards = library[Object.values(kit.kinds)[0] ?? ''] ?? {};
  const text = (Object.hasOwn(boards, file) ? boards[file] : undefined) ?? (await readInput(file, io));
  const name = inputName(file);
  const found = gamePackage.study.checkBoard?.(text);
  if (!found) throw new Complaint(`${options.game} has no boards to check`);
  const { faults, about } = found;
  if (options.json) {
    io.out(asJson({ ok: faults.length === 0, faults, ...(about ? { about: about.data } : {}) }));
  } else if (about) {
    io.out(`${name}: sound; ${about.text}\n`);
  } else {
    io.out(faults.map((fault) => `${name}: ${describeFault(fault)}\n`).join(''));
    io.out(`${name}: ${counted(faults.length, 'fault')}\n`);
  }
  return faults.length === 0 ? EXIT.ok : EXIT.fault;
}
