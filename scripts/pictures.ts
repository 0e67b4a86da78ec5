// `npm run pictures [-- NAME …]`: a picture for every card of the scenario browser and for the home page, drawn by our own board.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { fontStyle } from '#cli/draw/font-files.ts';
import { readLibrary } from '#cli/library.ts';
import { readCatalogue } from '#core/notation/catalogue.ts';
import { seededDice } from '#core/dice/dice.ts';
import { kit as blitz } from '#games/blitz/kit.ts';
import { printsOf } from '#games/blitz/desk/pieces.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { blitzLibrary } from '#games/blitz/position.ts';
import { kit as gamex } from '#games/gamex/kit.ts';
import { players } from '#games/gamex/players/roster.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { drawing } from '#games/gamex/study/pictures.ts';
import type { State } from '#games/gamex/types.ts';
import type { CounterStack, MapModel } from '#table/board-model.ts';
import { type Box, lieOf } from '#web/board/geometry.ts';
import { makePicture } from '#web/board/picture.ts';
import { fetchStyle, layOut } from '#web/board/style.ts';
import { svgPen } from '#web/board/svg-pen.ts';
import { countersIn } from '#web/games/blitz/counters.ts';
import { laidOut } from '#web/games/blitz/laid-out.ts';
import { PLACEMENTS } from '#web/games/blitz/starts.ts';
import { BLITZ } from '#web/games/blitz/words/lexicon.ts';
import { tacticalMap } from '#web/games/gamex/map-orientation.ts';
import { PAGE } from '#web/text/words.ts';
import { chromiumPath } from './chromium-path.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'src/web/pictures');
const QUALITY = 0.68;
/** More units than these fill the map after one turn. */
const MANY = 60;

interface Shot {
  readonly model: MapModel;
  readonly stacks: readonly CounterStack[];
  /** The whole map, or the hex in the middle; else the armies say what is shown. */
  readonly whole?: boolean;
  readonly at?: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels a hex: as near as both armies allow, within these bounds. */
  readonly near: number;
  readonly far: number;
}

const CARD: Frame = { width: 560, height: 270, near: 62, far: 30 };
const COVER: Frame = { width: 760, height: 320, near: 58, far: 42 };
const HERO: Frame = { width: 960, height: 460, near: 76, far: 58 };

/** The part of the world a frame shows: round the armies, or round their middle where they lie too far apart. */
function boxFor(
  { model, stacks, whole = false, at }: Shot,
  { width, height, near, far }: Frame,
): { box: Box; scale: number } {
  const { neat } = layOut(model);
  const lie = lieOf(model);
  const shown = at === undefined ? stacks.map(({ hex }) => hex) : [at];
  const all = shown.flatMap((hex) => model.hexes[hex] ?? []).map((hex) => lie.centreOf(hex));
  const spread = (list: readonly number[]): number => Math.max(...list) - Math.min(...list) + 300;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const fits = whole
    ? Math.max(width / (neat.x1 - neat.x0), height / (neat.y1 - neat.y0)) * 100
    : Math.min(width / spread(xs), height / spread(ys)) * 100;
  const least = Math.max(width / (neat.x1 - neat.x0), height / (neat.y1 - neat.y0)) * 100;
  const scale = Math.max(
    least,
    whole ? fits : at === undefined ? Math.min(near, Math.max(far, fits)) : (near + far) / 2,
  );
  const fitting = fits >= scale * 0.99;
  // Place where most of both sides are near each other.
  const sideAt = (no: number): number => stacks[no]?.units[0]?.side ?? 0;
  const heat = all.map((one, no) =>
    all.reduce((sum, other, i) => {
      const far = Math.hypot(one.x - other.x, (one.y - other.y) * 1.6) / ((width / scale) * 50);
      return far > 1 ? sum : sum + (sideAt(i) === sideAt(no) ? 0.3 : 1) * (1.2 - far);
    }, 0),
  );
  const hottest = heat.indexOf(Math.max(...heat));
  const centre = (list: readonly number[], from: number, to: number): number => {
    if (whole) return (from + to) / 2;
    return fitting ? (Math.min(...list) + Math.max(...list)) / 2 : (list[hottest] ?? 0);
  };
  const clamp = (at: number, half: number, from: number, to: number): number =>
    Math.min(Math.max(at, from + half), to - half);
  const [halfX, halfY] = [(width / scale) * 50, (height / scale) * 50];
  const x = clamp(centre(xs, neat.x0, neat.x1), halfX, neat.x0, neat.x1);
  const y = clamp(centre(ys, neat.y0, neat.y1), halfY, neat.y0, neat.y1);
  return { box: { x0: x - halfX, y0: y - halfY, x1: x + halfX, y1: y + halfY }, scale };
}

function svgOf(shot: Shot, frame: Frame): string {
  const { box, scale } = boxFor(shot, frame);
  const pen = svgPen({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 });
  makePicture(shot.model, { counters: { stacks: shot.stacks }, scale }).drawPart(pen, box);
  const view = [box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0].map((one) => one.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="${view}"><style>${fontStyle(ROOT)}</style>${pen.body()}</svg>`;
}

async function write(page: Page, name: string, shot: Shot, frame: Frame): Promise<void> {
  const encoded = await page.evaluate(
    async ({ svg, width, height, quality }) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { svg: svgOf(shot, frame), width: frame.width, height: frame.height, quality: QUALITY },
  );
  const bytes = Buffer.from(encoded, 'base64');
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  console.log(`${(bytes.length / 1000).toFixed(0).padStart(4)} kB  ${name}`);
}

const gamexLibrary = readLibrary(gamex, []);
const library = readLibrary(blitz, []);

/** State after Regular has played both sides up to a turn. */
function playedTo(game: OpenGamex, turn: number, seed: number): State {
  const dice = seededDice(seed);
  const seats = {
    axis: players.seat('regular', seed * 2, gamexLibrary),
    allied: players.seat('regular', seed * 2 + 1, gamexLibrary),
  };
  let { start: state } = game;
  for (let side = game.decides(state); side && state.turn < turn; side = game.decides(state))
    state = game.play(state, side, seats[side].command(game, game.view(state, side)), dice).state;
  return state;
}

function situation(name: string, turn = 3, seed = 1): Shot {
  const game = gamex.open(`game gamex\nsituation ${name}\n`, gamexLibrary);
  if (!('start' in game)) throw new Error(`${name} cannot be opened`);
  const state = playedTo(game, game.start.units.length > MANY ? 2 : turn, seed);
  return { model: tacticalMap(game, name, () => true), stacks: drawing.stacks(game, state) };
}

/** A scenario with its armies; one whose armies are still to be set up has the usual placements. */
function scenario(name: string): Shot {
  const game = library['scenarios']?.[name] === undefined ? undefined : blitz.open(`scenario ${name}\n`, library);
  if (game && 'start' in game && game.start.units.some(({ place }) => place === 'map'))
    return {
      model: mapOf(game.world.board),
      stacks: countersIn(game.start, printsOf(blitzLibrary(library))).stacks,
    };
  const laid = laidOut(blitzLibrary(library), 'continent', Object.values(PLACEMENTS));
  if (!laid) throw new Error(`${name} cannot be laid out`);
  return { model: mapOf(laid.board), stacks: countersIn({ units: laid.units, battles: [] }).stacks };
}

const namesIn = (game: string): string[] =>
  readCatalogue(readFileSync(join(ROOT, `src/games/${game}/data/${game}.catalogue`), 'utf8')).lines.map(({ id }) => id);

/** Games on the continent look at different parts of it: a hex for the middle, or the whole of it. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  basic: undefined,
  tournament: 'I19',
  optional: 'T53',
  'first-steps': 'V20',
  'brush-fire': 'R29',
  'brush-fire-set': 'M37',
  'two-impulses': 'N17',
  'land-war': 'P43',
  'modules-of-1965': 'EE38',
  'total-war': undefined,
  'national-expansion': 'BB38',
  'neutrality-violation': 'J29',
  'grand-alliance': 'D34',
  'third-power': 'W30',
  'third-power-set': 'G24',
  'national-liberation': 'U11',
  'liberation-set': 'AA12',
  'civil-war': 'AA47',
  'civil-war-set': 'FF56',
  'full-system': 'FF24',
  'rigid-system': 'Z31',
  'cold-blooded': 'I46',
};

/** Only the armies near a hex. */
function near(shot: Shot, name: string | undefined): Shot {
  if (name === undefined) return { ...shot, stacks: shot.stacks, whole: true };
  const at = shot.model.hexes.findIndex((hex) => hex.name === name);
  if (at < 0) throw new Error(`there is no hex ${name}`);
  return { ...shot, at };
}

const only = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
await Promise.all([PAGE.learn('en'), BLITZ.learn('en'), fetchStyle('atlas'), fetchStyle('tactical')]);
const shots: readonly (readonly [string, () => Shot, Frame])[] = [
  ...namesIn('gamex').map((name) => [name, () => situation(name), CARD] as const),
  ...namesIn('blitz').map(
    (name) => [name, () => (name in PARTS ? near(scenario(name), PARTS[name]) : scenario(name)), CARD] as const,
  ),
  ['home-blitz', () => scenario('breakthrough'), COVER],
  ['home-modules', () => scenario('crossing'), COVER],
  ['home-gamex', () => situation('crossroads', 3, 2), COVER],
  ['home', () => situation('duel', 4, 1), HERO],
];
const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const [name, shot, frame] of shots) {
    if (only.length === 0 || only.includes(name)) await write(page, name, shot(), frame);
  }
} finally {
  await browser.close();
}
