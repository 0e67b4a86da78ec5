import { describe, expect, test } from 'vitest';
import type { Happening } from '#table/desk.ts';
import { asOne, kindOf, nextShot, PACES, type Pace } from '#table/film.ts';
import type { Update } from '#table/host.ts';

/** A whole turn as a film: what is shown together, and how long it takes. */

let played = 0;
const update = (at: string, ...happened: readonly Happening[]): Update =>
  ({
    scene: { moment: { turn: 1, mover: 'red' }, prompt: { side: 'red', at } },
    played: ++played,
    since: played - 1,
    dice: happened.some((one) => one.is === 'own') ? [3] : [],
    happened,
    log: [{ n: played, side: 'red', text: { says: `line ${played}`, with: [] }, rules: [] }],
  }) as unknown as Update;

const march = (unit: string) => update('movement', { is: 'went', unit, path: [1, 2] });
const quiet = () => update('declaration');
const CLASH = { attackers: ['r1'], defenders: ['b1'], hexes: [7], odds: '3-1', die: 3 };
const battle = () => update('combat', { is: 'own', die: true, what: {}, clash: CLASH });
const retreat = () => update('combat', { is: 'went', unit: 'b1', path: [7, 8], how: 'back' });

const marches = (count: number) => Array.from({ length: count }, (_, i) => march(`r${i}`));
/** 40 units move, five battles follow, each with a retreat. */
const turn = () => [
  ...marches(40),
  ...Array.from({ length: 5 }, quiet),
  ...Array.from({ length: 5 }, () => [battle(), retreat()]).flat(),
];

function whole(list: readonly Update[], pace: Pace) {
  const shots: { readonly take: number; readonly ms: number; readonly update: Update }[] = [];
  let stride = 1;
  for (let waiting = list; waiting.length > 0; ) {
    const shot = nextShot(waiting, pace, stride);
    const one = asOne(waiting.slice(0, shot.take));
    if (!one) throw new Error('an empty shot');
    shots.push({ ...shot, update: one });
    stride = shot.stride;
    waiting = waiting.slice(shot.take);
  }
  return { shots, seconds: shots.reduce((sum, { ms }) => sum + ms, 0) / 1000 };
}

describe('the film of a turn', () => {
  test('a turn of 40 units takes a quarter of a minute at a steady pace, and every pace is quicker than the one before', () => {
    const { seconds } = whole(turn(), 'steady');
    expect(seconds).toBeGreaterThan(12);
    expect(seconds).toBeLessThan(21);
    const times = PACES.map((pace) => whole(turn(), pace).seconds);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.at(-1)).toBe(0);
  });

  test('slowly each march comes by itself; faster several of one phase together, never with a battle', () => {
    expect(whole(marches(12), 'slow').shots).toHaveLength(12);
    expect(whole(marches(40), 'steady').shots).toHaveLength(10);
    expect(whole(marches(40), 'fast').shots).toHaveLength(4);
    for (const pace of ['slow', 'steady', 'fast'] as const)
      for (const { update: shot } of whole(turn(), pace).shots)
        expect(shot.happened.filter((one) => one.is === 'own').length === 0 || shot.happened.length === 1).toBe(true);
  });

  test('what cannot be seen takes no shot of its own before something that can', () => {
    const [first] = whole([quiet(), quiet(), battle()], 'steady').shots;
    expect(first?.take).toBe(3);
    expect(first && kindOf(first.update)).toBe('battle');
  });

  test('shots together tell everything there was, in order, and end where it ended', () => {
    const list = turn();
    const { shots } = whole(list, 'fast');
    const told = (all: readonly Update[]) => all.flatMap((one) => one.log.map(({ n }) => n));
    expect(told(shots.map((one) => one.update))).toEqual(told(list));
    expect(shots.at(-1)?.update.played).toBe(list.at(-1)?.played);
    expect(shots[0]?.update.since).toBe(list[0]?.since);
  });
});
