// `npx tsx test/playthroughs/make.ts 17 "Title" > test/playthroughs/games/name.script`: a skirmish as a playthrough.
import { arenaOf, openText } from '../laws/arena.ts';
import { playByTheLaws } from '../laws/course.ts';
import { skirmish } from '../laws/skirmish.ts';
import { fresh } from './transcript.ts';

const seed = Number(process.argv[2] ?? 1);
const arena = arenaOf(openText(skirmish(seed)));
const course = playByTheLaws(arena, { seed, most: 5000, every: 20 });
process.stdout.write(fresh(process.argv[3] ?? `Skirmish ${seed}`, arena.game, course.steps));
