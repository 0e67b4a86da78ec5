import { BASIC_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { expect, test } from 'vitest';
import type { Explanation, Sentence } from '#games/blitz/players/reasons/explanation.ts';
import { planTurn, standing } from '#games/blitz/players/plan/plan.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import type { BlitzPlayer } from '#games/blitz/players/player.ts';
import { type ContenderName, contenderNamed } from '#games/blitz/players/contenders.ts';
import { type Chance, chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { hexesReached, reachOf } from '#games/blitz/ground/rules/movement.ts';
import { oddsOf, strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { retreatPaths } from '#games/blitz/combat/rules/retreat.ts';
import { other, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { afterCommand } from '#core/game.ts';
import { amount, some, WHOLE } from '../sample.ts';
import { LIBRARY } from '../laws/library.ts';
import { inWords, openPosition, openSetup } from '../games/blitz/game.ts';

/** Every number a player gives as a reason is asked for again from the engine, in other ways than the player's own. */

/** The positions in which a player has planned its turn, with the plan's reasons. */
function* planned(game: Blitz, name: ContenderName, turns: number) {
  const make = (seed: number): BlitzPlayer => contenderNamed(name, seed, LIBRARY, { evals: 2 });
  const players = { blue: make(1), red: make(2) };
  let roll = 0;
  const dice = { roll: (sides: number) => 1 + ((roll++ * 5) % sides) };
  let state = game.start;
  let known = '';
  for (let prompt = game.prompt(state); prompt && state.turn <= turns; prompt = game.prompt(state)) {
    const player = players[prompt.side];
    const command = player.command(game, state);
    const key = `${state.turn} ${state.mover}`;
    const reasons =
      state.frames.at(-1)?.at === 'movement' && command.do !== 'placeReinforcement' ? (player.explain?.() ?? []) : [];
    if (key !== known && reasons.length > 0) {
      known = key;
      yield { state, side: prompt.side, reasons };
    }
    state = afterCommand(game, state, command, dice);
  }
}

/** State with all units at the ends of all explanations' arrows. */
function after(state: State, reasons: readonly Explanation[]): State {
  const to = new Map(reasons.flatMap(({ arrows }) => arrows.map((arrow) => [arrow.unit, arrow.to] as const)));
  return { ...state, units: state.units.map((unit, no) => ({ ...unit, at: to.get(no) ?? unit.at })) };
}

const sizeAt = ({ world }: Blitz, state: State, side: Side, hex: Hex): number =>
  stackAt(fieldOf(world, state), side, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

const sixths = (chances: readonly Chance[], ...results: string[]): number =>
  chances.reduce((sum, one) => (results.includes(writeResult(one.result)) ? sum + one.sixths : sum), 0);

function checkAttack(game: Blitz, then: State, side: Side, sentence: Extract<Sentence, { say: 'attack' }>): Chance[] {
  const { units, hex, odds, rolls, kill, cost, sealed } = sentence;
  const battle = { attackers: units, hexes: [hex] };
  const strengths = strengthsOf(game.world, then, units, [hex]);
  expect(strengths.odds.label).toBe(odds);
  const chances = chancesOf(game, then, battle);
  const size = sizeAt(game, then, other(side), hex);
  if (strengths.odds.automatic) {
    expect([rolls, kill, cost]).toEqual([6, size, 0]);
    return chances;
  }
  const { attackTotal, defenceTotal } = strengths;
  const deadly = sixths(chances, 'DE', 'EX', ...(sealed ? ['DB2'] : []));
  expect(rolls).toBe(deadly);
  expect(kill).toBeCloseTo((size * deadly) / 6, 9);
  // A tenth of what is thrown back is thought to find its way back closed.
  const lost = attackTotal * (sixths(chances, 'AE') + 0.1 * sixths(chances, 'AB2'));
  expect(cost).toBeCloseTo((lost + Math.min(attackTotal, defenceTotal) * sixths(chances, 'EX')) / 6, 9);
  return chances;
}

/** Factors a stack may lose to the enemy's answer: from what the engine lets him reach, at the odds of its table. */
function answer(game: Blitz, state: State, side: Side, hex: Hex, size: number): number {
  if (size === 0) return 0;
  const { world } = game;
  const { grid, land, city, mountain } = world.board;
  const around = [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((one) => one >= 0);
  const fresh = { spent: 0, stopped: false, moved: false, flown: false, innerRun: 0, offRoad: false };
  const units = state.units.map((unit) =>
    unit.side === side ? { ...unit, place: 'gone' as const } : { ...unit, ...fresh },
  );
  const alone = { ...state, units, avs: [] };
  const able = units.filter(
    (unit) =>
      unit.side !== side &&
      unit.place === 'map' &&
      isGround(unit) &&
      [unit.at, ...hexesReached(reachOf(world, alone, unit))].some((one) => around.includes(one)),
  );
  const threat = able.reduce((sum, unit) => sum + unit.af, 0);
  const attack = Math.floor(Math.min(0.6 * threat, 12 * around.filter((one) => land[one] === 1).length));
  const defence = city[hex] !== -1 || mountain[hex] === 1 ? 2 * size : size;
  const odds = oddsOf(BASIC_ATTRITION, attack, defence);
  if (attack === 0 || odds.tooLow) return 0;
  if (odds.automatic) return size;
  const chances = facesAt(odds.label);
  const kill = (size * (sixths(chances, 'DE', 'EX') + 0.35 * sixths(chances, 'DB2'))) / 6;
  const lost = attack * (sixths(chances, 'AE') + 0.1 * sixths(chances, 'AB2'));
  const cost = (lost + Math.min(attack, defence) * sixths(chances, 'EX')) / 6;
  return Math.max(kill - 0.5 * cost, 0);
}

/** The results of a column, played out by the engine on an empty board. */
const FACES = new Map<string, Chance[]>();
function facesAt(odds: string): Chance[] {
  const known = FACES.get(odds);
  if (known) return known;
  const [attack = 1, defence = 1] = odds.split('-').map(Number);
  const text = `game basic\nboard inline\ngrid radius 3\nend board\nblue inf ${attack}-4 @ 0,0 as b1\nred inf ${defence}-4 @ 1,0 as r1\nblue declares\n`;
  const game = openPosition(text, LIBRARY, odds);
  const found = chancesOf(game, game.start, { attackers: [0], hexes: [game.start.units[1]?.at ?? -1] });
  FACES.set(odds, found);
  return found;
}

/** State with all enemy units as at the start of their player turn. */
const enemyFresh = (state: State, side: Side): State => ({
  ...state,
  units: state.units.map((unit) =>
    unit.side === side
      ? unit
      : { ...unit, spent: 0, stopped: false, moved: false, flown: false, innerRun: 0, offRoad: false },
  ),
});

/** Enemy factors that can come next to each hex, as the engine lets them move. */
function factorsBeside({ world }: Blitz, state: State, side: Side): (hex: Hex) => number {
  const { grid } = world.board;
  const then = enemyFresh(state, side);
  const factors = new Map<Hex, number>();
  for (const unit of then.units) {
    if (unit.side === side || unit.place !== 'map' || !isGround(unit)) continue;
    const beside = new Set(
      [unit.at, ...hexesReached(reachOf(world, then, unit))].flatMap((hex) => neighboursOf(grid, hex)),
    );
    for (const hex of beside) factors.set(hex, (factors.get(hex) ?? 0) + unit.af);
  }
  return (hex) => factors.get(hex) ?? 0;
}

function checkRisk(game: Blitz, state: State, side: Side, { arrows, risk }: Explanation): void {
  const load = new Map<Hex, number>();
  let before = 0;
  for (const { unit, from, to } of arrows) {
    const size = sizeOf(state.units[unit] as Unit);
    load.set(to, (load.get(to) ?? 0) + size);
    before += answer(game, state, side, from, size);
  }
  const more = [...load].reduce((sum, [hex, size]) => sum + answer(game, state, side, hex, size), 0) - before;
  expect(risk).toBeCloseTo(more, 6);
}

const THREE = ['regular', 'veteran', 'regular-1'] as const;

test.each(some(THREE, 1))('%s: every number of every reason is the engine’s', (name) => {
  const game = openSetup('basic:blue-march/red-centre', undefined, LIBRARY);
  const seen = new Map<string, number>();
  let alone = 0;
  let closed = 0;
  for (const { state, side, reasons } of planned(game, name, amount(5, 3))) {
    const then = after(state, reasons);
    const field = fieldOf(game.world, state);
    const ends = new Set<UnitNo>();
    for (const reason of reasons) {
      expect(reason.sentences.length).toBeGreaterThan(0);
      expect(reason.sentences.length).toBeLessThanOrEqual(3);
      expect(inWords(game, state, reason)).toMatch(/\.$/);
      for (const { unit, from, to } of reason.arrows) {
        expect(state.units[unit]?.at).toBe(from);
        expect(ends.has(unit)).toBe(false);
        ends.add(unit);
        // Airborne units may come by air (B18).
        const flies = ['airborne', 'airAssault'].includes(state.units[unit]?.type ?? '');
        if (from !== to && !flies && reason.sentences[0]?.say !== 'plain')
          expect(hexesReached(reachOf(game.world, state, state.units[unit] as Unit))).toContain(to);
      }
      for (const sentence of reason.sentences) {
        seen.set(sentence.say, (seen.get(sentence.say) ?? 0) + 1);
        if (sentence.say === 'attack') {
          expect(checkAttack(game, then, side, sentence)).toEqual(reason.chances);
          expect(reason.odds).toBe(sentence.odds);
          expect(reason.chances.reduce((sum, one) => sum + one.sixths, 0)).toBe(6);
          if (sentence.sealed) {
            const fight = stackAt(fieldOf(game.world, then), other(side), sentence.hex);
            for (const no of fight) {
              const paths = [...retreatPaths(game.world, then, then.units[no] as Unit, 2)];
              expect(paths).toEqual([]);
              closed++;
            }
          }
        } else if (sentence.say === 'soakOff') {
          expect(strengthsOf(game.world, then, sentence.units, [sentence.hex]).odds.label).toBe(sentence.odds);
        } else if (sentence.say === 'withdraw') {
          const { from, at, before, after: here } = sentence;
          expect([before, here]).toEqual([factorsBeside(game, state, side)(from), factorsBeside(game, then, side)(at)]);
          expect(before).toBeGreaterThan(here);
        } else if (sentence.say === 'take' || sentence.say === 'guard') {
          const stations = sentence.say === 'take' ? sentence.from : [sentence.at];
          for (const city of sentence.cities) {
            const covering = stations.flatMap((at) => [
              at,
              ...game.world.board.grid.neighbours.subarray(at * 6, at * 6 + 6),
            ]);
            expect(covering).toContain(city);
            if (sentence.say === 'take') expect(stackAt(field, other(side), city)).toEqual([]);
          }
        }
      }
      if (reason.sentences.some(({ say }) => say === 'risk')) {
        const lone = reason.arrows.every(({ to }) =>
          reasons.every((one) => one === reason || one.arrows.every((arrow) => arrow.to !== to)),
        );
        if (!lone) continue;
        alone++;
        checkRisk(game, state, side, reason);
        expect(reason.sentences).toContainEqual({ say: 'risk', factors: reason.risk });
      }
    }
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['attack', 'take', 'march', 'risk']));
  expect(seen.get('attack')).toBeGreaterThan(amount(10, 2));
  expect(alone).toBeGreaterThan(0);
  if (WHOLE) expect(closed).toBeGreaterThan(0);
  if (name === 'regular') expect([...seen.keys()]).toContain('withdraw');
});

test('B19: the weak step back out of reach of 3-1, and say from what', () => {
  const text =
    'game basic\nboard inline\n  grid q 0..15 r 0..4\nend board\nred inf 6-4 @ 2,2 as r1\nred inf 6-4 @ 2,1 as r2\nblue inf 3-4 @ 6,2 as b1\nblue inf 1-0 @ 15,4 as home\nblue moves\n';
  const game = openPosition(text, LIBRARY, 'withdrawal');
  const { start: state } = game;
  const no = state.units.findIndex(({ id }) => id === 'b1');
  const from = state.units[no]?.at as Hex;
  const before = factorsBeside(game, state, 'blue')(from);
  expect(before).toBeGreaterThanOrEqual(9);
  const style = { ...REGULAR, stand: 0.6 };
  const { at, explain } = planTurn({ game, state, side: 'blue', style, noise: () => 0, bold: true });
  const to = at.get(no) as Hex;
  const here = factorsBeside(game, standing(state, at), 'blue')(to);
  expect(here).toBeLessThan(9);
  const told = explain().flatMap(({ sentences }) => sentences);
  expect(told).toContainEqual({ say: 'withdraw', units: [no], from, at: to, before, after: here });
});
