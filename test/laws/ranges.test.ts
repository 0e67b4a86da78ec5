import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import type { Library } from '#core/game-kit.ts';
import { bareLine, describeFault, type Fault } from '#core/notation/notation.ts';
import { GAMES } from '#games/games.ts';
import { AIRBORNE, LANDING, SKIRMISH } from '../games/gamex/practice.ts';
import { amount } from '../sample.ts';

/**
 * Numbers and names of positions: a number out of every range, or a name that nothing has, is refused in any slot of any statement, and the
 * refusal names it.
 */

const LARGE = '9999999';
const UNKNOWN = 'zzqx';

/** Lines for people, and maps, whose rows have a test of their own. */
const FREE =
  /^(?:title|about|brief|date|label|country|river|place|minors|end)\b|^(?:city|ob) .* : |^(?:army|placement|board) [\w-]+$|^[A-Z]{1,2} /;
/** Slots that give a name of their own, by the words before them. */
const NAMING = /(?:\b(?:as|battery|zone \S* ?:?|ob)|^zone)$/;
/** JSON says what is wrong with it in its own way. */
const JSON_LINE = /^frame /;

/** Numbers and words of a line: each part of a name such as `b1+b2` or `4-4` is a slot of its own. */
function* slots(line: string): Generator<{ readonly slot: string; readonly word: string; readonly line: string }> {
  const words = line.split(' ');
  for (const [i, word] of words.entries()) {
    const before = words.slice(0, i).join(' ');
    if (i === 0 || NAMING.test(before)) continue;
    const parts = word.split(/(\d+|[A-Za-z][\w.]*)/);
    for (let p = 1; p < parts.length; p += 2) {
      const put = /^\d+$/.test(parts[p] ?? '') ? LARGE : UNKNOWN;
      const changed = parts.with(p, put).join('');
      const masked = parts.map((part, j) => (j === p ? '_' : part.replaceAll(/\d+/g, '#'))).join('');
      const last = /^[a-z-]+$/.test(words[i - 1] ?? '') ? words[i - 1] : '#';
      yield { slot: `${words[0]} ${last} ${masked}`, word: put, line: words.with(i, changed).join(' ') };
    }
  }
}

const said = (opened: object): readonly string[] =>
  'start' in opened ? [] : (opened as readonly Fault[]).map(describeFault);

/** Slots of the lines of a text that were accepted with something impossible in them, or refused without naming it. */
function taken(text: string, wanted: (slot: string) => boolean, read: (text: string) => object): string[] {
  const lines = text.split('\n');
  let inside = false;
  return lines.flatMap((raw, i) => {
    const line = bareLine(raw);
    if (line === 'board inline') inside = true;
    if (line === 'end board') inside = false;
    if (inside || line === '' || FREE.test(line) || JSON_LINE.test(line)) return [];
    return [...slots(line)]
      .filter(({ slot }) => wanted(slot))
      .flatMap(({ word, line: changed }) => {
        const told = said(read(lines.with(i, changed).join('\n')));
        if (told.length === 0) return [`accepted: ${changed}`];
        return told.some((one) => one.includes(word)) ? [] : [`not named: ${changed}: ${told.join('; ')}`];
      });
  });
}

/** Each slot so many times. */
function each(most: number): (slot: string) => boolean {
  const seen = new Map<string, number>();
  return (slot) => {
    seen.set(slot, (seen.get(slot) ?? 0) + 1);
    return (seen.get(slot) ?? 0) <= most;
  };
}

const ARCHIVE = join(import.meta.dirname, '../archive/2026-11');
/** Most games of the archive are over: they are opened as if somebody had to move. */
const ARCHIVED = readdirSync(ARCHIVE)
  .filter((name) => name.endsWith('.position'))
  .map((name) => `${readFileSync(join(ARCHIVE, name), 'utf8')}\nblue moves\n`);

/** Every statement that the others do not have. */
const WRITTEN = {
  blitz: [
    `game tournament
modules M1 M3 M4 M5 M6 M7 M9 M10 M11 M12 M13 M14 M16
board inline
grid q -4..6 r -3..3
city Aldburg : 0,0
city Brigg : 3,0
city Cove : -3,0
belongs blue 0,0 -3,0
belongs red 3,0
road : 0,0 1,0 2,0 3,0
sea -4,0 -4,1 -4,-1 zone A
beach -3,0 -3,1
end board
turns 20
turn 4
season fall 3
indicator 4
account blue 12½
account red 3
written-off blue inf 4
shut-rails 1,0
cleared 2,0
unguarded 2,0 3
cut blue 1,0 1
supply-flown blue 0,0 4 dropped
streak blue 1
replacements blue 4
centre blue 12 0,0 shut 1
centre red 10 3,0 halved
port -3,0 H blue until 5
fought A
blue inf 4-4 @ 0,0 as b1
blue MAR 6-4 waits 5 as b2
blue RNG 1-4 waits 5 as b3
blue TF 1-1 sea A as b4 fleet 1
blue TAC 4-8 waits 6 as b5
red inf 4-4 @ 3,0 as r1
red SAC 4-20 lost as r2
blue moves
`,
  ],
  gamex: [
    SKIRMISH,
    LANDING,
    AIRBORNE,
    `game gamex
options o20_smoke o21_interdiction o22_command o24_chaos
board inline
grid radius 4
stream : 1,0 2,0
end board
north d3
turns 9
turn 3
morale german 8
morale allied 7
nation finnish allied
initiative axis 2
passes 1
zone home : -2,0
zone west : within 1 of home
exit axis west
sinking 2
victory axis marginal kills 10
victory allied tactical ratio kills : losses 3/2
victory allied marginal lane west home sudden
worth r1 3
wreck 0,2 2
mine 0,3 2-1
mine axis hidden 0,-3 1-1 zone west
fort 20 @ -1,-1
smoke 0,-2 2
interdiction -1,2 20
bridge 1,0 truck
discard 3 7..9
removed 50
hand axis 49
event E07 axis
event E08 allied last
cp axis 2
cp axis due 4
heard B1
german (H) 40/32/2/0 off-board battery B1 as g1..2
german I 3/2/6/1 @ -2,0 as g3 zone west facing d2 moved
german I 1/1/6/1 engineer @ -3,0 as e1 task demolish -3,0 1 attempt 2
german I 3/2/6/1 waits 4 west as g4
soviet I 3/2/6/1 @ 3,0 as r1 disrupted
soviet aircraft (H)40 I4 off-board zone west as p1
axis has 4 spent 1 ready B1
`,
  ],
} as const;

describe.each(['blitz', 'gamex'] as const)('%s', (id) => {
  test('numbers out of range and unknown names are refused by name', { timeout: 300_000 }, async () => {
    const { kit } = await GAMES[id]();
    const library: Library = readLibrary(kit, []);
    const own = WRITTEN[id];
    for (const text of own) expect(said(kit.open(text, library))).toEqual([]);
    const stored = Object.values({ ...library['situations'], ...library['scenarios'] });
    const texts = [...own, ...stored, ...(id === 'blitz' ? ARCHIVED : [])].filter(
      (text) => 'start' in kit.open(text, library),
    );
    expect(texts.length).toBeGreaterThan(20);
    const wanted = each(amount(4, 1));
    expect(texts.flatMap((text) => taken(text, wanted, (one) => kit.open(one, library)))).toEqual([]);
  });
});

/** A position that reads a file of each kind. */
const USES: Readonly<Record<string, readonly [name: string, position: string]>> = {
  boards: ['continent', 'scenario basic\n'],
  armies: ['continent', 'scenario tournament\n'],
  placements: ['blue-march', 'board continent\narmy continent\nplacement blue-march\nblue sets up\n'],
};

test.each(Object.entries(USES))(
  '%s: numbers and names of data files are refused by name, too',
  { timeout: 300_000 },
  async (kind, [name, position]) => {
    const { kit } = await GAMES.blitz();
    const library: Library = readLibrary(kit, []);
    const text = library[kind]?.[name] ?? '';
    const read = (one: string) =>
      kit.open(position, { ...library, [kind]: { ...library[kind], [name]: one } } as Library);
    expect(said(read(text))).toEqual([]);
    expect(taken(text, each(1), read)).toEqual([]);
  },
);
