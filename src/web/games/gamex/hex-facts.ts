import type { HexCard } from '#games/gamex/desk/hex-card.ts';
import { isHilltop, isSlope } from '#games/gamex/board/terrain.ts';
import { SIDES } from '#games/gamex/types.ts';
import { signedWhole } from '#web/table/sign.ts';
import { called } from './labels.ts';
import { halves } from './halves.ts';
import type { GameTable } from './game-table.ts';
import { lyingText } from './ground.ts';
import { namesOf } from './unit-descriptions.ts';
import { g } from './words/words.ts';

/** The facts about one hex in words, a line each. */

/** More names than this are counted. */
const MOST_NAMES = 3;

function levelText(level: number): string {
  const { ground } = g;
  if (level === 0) return ground.flat;
  const shape = isHilltop(level) ? ground.hilltop : isSlope(level) ? ground.slope : '';
  return ground.level(level, shape);
}

/** Hexsides of one kind together, each with the hexes beyond. */
function sideLines(table: GameTable, card: HexCard): string[] {
  const beyond = new Map<string, string[]>();
  const add = (what: string, to: number): void => {
    beyond.set(what, [...(beyond.get(what) ?? []), table.laid.name(to)]);
  };
  for (const { to, colours, crest } of card.sides) {
    for (const colour of colours) add(g.ground.side[colour], to);
    if (colours.length === 0 && crest > 0) add(g.ground.crest, to);
  }
  return [...beyond].map(([what, hexes]) => g.ground.towards(what, hexes.join(', ')));
}

/** Cost for the selected unit to enter the hex. */
function costLine(table: GameTable, hex: number): string[] {
  const way = table.laid.reach().find((one) => one.hex === hex);
  return way ? [g.ground.cost(halves(way.cost))] : [];
}

function sightLines(card: HexCard): string[] {
  return SIDES.flatMap((side) => {
    const ids = card.seenBy[side];
    const spotting = card.spotting[side];
    const seen =
      ids.length === 0
        ? g.ground.unseenBy(g.side[side])
        : g.ground.seenBy(g.side[side], ids.length > MOST_NAMES ? g.stackCount(ids.length) : namesOf(ids));
    return spotting === undefined ? [seen] : [seen, g.ground.standing(g.side[side], g.spotting[spotting])];
  });
}

/** Name and place first, then ground, cover, hexsides, what lies there, cost and sight. */
export function hexFacts(
  table: GameTable,
  card: HexCard,
): { readonly title: string; readonly lines: readonly string[] } {
  const { ground } = g;
  const cover = card.cover.map(({ label, value }) => `${called(g.drmOf, label)} ${signedWhole(value)}`).join(', ');
  const crossing = card.crossing.map((one) => ground.crossing[one]);
  return {
    title: [table.laid.name(card.hex), card.place].filter((part) => part !== undefined).join(', '),
    lines: [
      [ground.terrain[card.terrain], levelText(card.level), ...crossing].join(', '),
      cover === '' ? ground.noCover : ground.cover(cover),
      ...(card.blocksSight ? [ground.blocks] : []),
      ...(card.seam ? [ground.seam(...card.seam)] : []),
      ...sideLines(table, card),
      ...lyingText(table, card.hex),
      ...costLine(table, card.hex),
      ...sightLines(card),
    ],
  };
}
