// `npm run signature`: writes the shapes of events and the signature of play anew, and says what changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { GAME_IDS, writeShapes } from '#scripts/event-shapes.ts';
import { GAMES } from '#games/games.ts';
import { differenceOf, FILE, type Signature, signatureOf, type Signatures } from './play.ts';

for (const id of GAME_IDS) writeShapes(id);
const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Signatures;
const signatures: Record<string, Signature> = {};
for (const id of Object.keys(GAMES)) {
  const now = await signatureOf(id);
  const before = kept[id];
  console.log(
    (before && differenceOf(id, before, now)) ?? `${id}: ${Object.keys(now.games).length} games play as before`,
  );
  signatures[id] = now;
}
writeFileSync(FILE, `${JSON.stringify(signatures, undefined, 2)}\n`);
