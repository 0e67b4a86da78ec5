import { Complaint, EXIT } from './complaint.ts';
import { inputName, type Io, readInput } from './io.ts';
import { boxNamed, Unreadable } from './open-game.ts';

export interface MusterOptions {
  readonly game: string;
  readonly data: readonly string[];
}

/** Prints the beginning of a battle that a file asks for. */
export async function muster(file: string, options: MusterOptions, io: Io): Promise<number> {
  const { gamePackage, library } = await boxNamed(options.game, io.games, options.data);
  if (!gamePackage.study.muster) throw new Complaint(`${options.game} has no battles of one's own`);
  const found = gamePackage.study.muster(await readInput(file, io), library);
  if (typeof found !== 'string') throw new Unreadable(inputName(file), found);
  io.out(found);
  return EXIT.ok;
}
