import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boxNamed, openPosition } from '#cli/open-game.ts';
import { type GameRecord, writeRecord } from '#core/record/record.ts';
import { GAMES } from '#games/games.ts';
import type { AnyEvent } from '#table/game-package.ts';
import { sealedRecord, seatFile } from './sealed-game.ts';

/** The example of an online game in docs/examples, and what Blue was shown of it. `npx tsx test/online-example.ts` writes both. */

const SETUP = `game basic
board inline
grid radius 3
city Blauburg : -3,0
city Rotstadt : 3,0
belongs blue -3,0
belongs red 3,0
end board
blue inf 4-4 @ 0,0 as b1
blue inf 4-4 @ 0,-1 as b2
blue arm 6-6 @ -1,1 as b3
red inf 4-4 @ 1,0 as r1
red arm 6-6 @ 1,-1 as r2
red inf 4-4 @ 1,1 as r3
blue moves
`;

export const EXAMPLE = fileURLToPath(new URL('../docs/examples/online.jsonl', import.meta.url));
const SHOWN = EXAMPLE.replace('online.jsonl', 'online-blue.jsonl');

export async function onlineExample(): Promise<{
  readonly record: GameRecord<AnyEvent, string>;
  readonly files: Readonly<Record<string, string>>;
}> {
  const { game, text, kit, library } = openPosition(await boxNamed('blitz', GAMES, []), SETUP, 'the example');
  const about = { players: { blue: 'human', red: 'human' }, board: kit.fingerprint?.(game, library) };
  const outcome = { winner: 'blue', by: 'time' } as const;
  const what = { game: 'blitz', rules: kit.rules, setup: kit.position(game, game.start), about };
  const record = sealedRecord(game, text, what, { seed: 7, most: 60, back: 9, outcome }) as GameRecord<
    AnyEvent,
    string
  >;
  return { record, files: { [EXAMPLE]: writeRecord(record), [SHOWN]: seatFile(game, record, 'blue') } };
}

export const lyingThere = (file: string): string => readFileSync(file, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files } = await onlineExample();
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
}
