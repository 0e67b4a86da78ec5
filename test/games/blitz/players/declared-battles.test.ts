import { expect, test } from 'vitest';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import type { Explanation, Sentence } from '#games/blitz/players/reasons/explanation.ts';
import { contenderNamed } from '#games/blitz/players/contenders.ts';
import { captureColumn } from '#games/blitz/combat/rules/tables.ts';
import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { CommandOf, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { english } from '#core/message.ts';
import { afterCommand } from '#core/game.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { openSetup } from '../game.ts';
import { amount } from '#test/sample.ts';

/** Explanations of battles once declared: the battles in the engine's state, each of them once. */

/** Every declaration of a game of Regular against itself: the position in which it is ended, and what is told then. */
function* declarations(game: Blitz, seed: number) {
  const make = (one: number) => contenderNamed('regular', one, LIBRARY, { evals: 1 });
  const players = { blue: make(seed), red: make(seed + 1) };
  const dice = keyedDice(seed);
  let state = game.start;
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    const player = players[prompt.side];
    const command = player.command(game, state);
    if (command.do === 'endDeclaration') yield { state, command, reasons: player.explain?.() ?? [] };
    state = afterCommand(game, state, command, dice);
  }
}

const sorted = (units: readonly UnitNo[]): UnitNo[] => [...units].sort((a, b) => a - b);

interface Fought {
  readonly assault: boolean;
  readonly hexes: readonly number[];
  readonly ground: readonly UnitNo[];
  readonly air: readonly UnitNo[];
}

function fought(state: State, { battles = [] }: CommandOf<'endDeclaration'>): Fought[] {
  return battles.map(({ kind, attackers, hexes }) => ({
    assault: kind === 'assault',
    hexes,
    ground: attackers.filter((no) => isGround(state.units[no] as Unit)),
    air:
      kind === 'assault'
        ? state.missions.filter((one) => one.kind === 'support' && one.hex === hexes[0]).map(({ unit }) => unit)
        : supportOf(state, hexes),
  }));
}

function checkLand(game: Blitz, state: State, battles: readonly Fought[], sentence: Sentence): Fought | undefined {
  if (sentence.say !== 'attack' && sentence.say !== 'soakOff') return undefined;
  const hexes = [sentence.hex, ...(sentence.also ?? [])];
  const battle = battles.find((one) => !one.assault && one.hexes[0] === sentence.hex);
  expect(sorted(battle?.hexes ?? [])).toEqual(sorted(hexes));
  expect(sorted([...(battle?.ground ?? []), ...(battle?.air ?? [])])).toEqual(sorted(sentence.units));
  expect(strengthsOf(game.world, state, battle?.ground ?? [], hexes, battle?.air ?? []).odds.label).toBe(sentence.odds);
  return battle;
}

function checkAssault(
  state: State,
  battles: readonly Fought[],
  { target, sentences }: Explanation,
): Fought | undefined {
  const [sentence] = sentences;
  const battle = battles.find((one) => one.assault && one.hexes[0] === target);
  const all = [...(battle?.ground ?? []), ...(battle?.air ?? [])];
  const strength = all.reduce((sum, no) => sum + (state.units[no] as Unit).af, 0);
  expect(sentence?.say).toBe('plain');
  if (sentence?.say !== 'plain') return undefined;
  expect(sentence.numbers['strength']).toBe(strength);
  expect(english(sentence.said)).toContain(`(column ${captureColumn(strength) ?? ''})`);
  expect(sorted([...sentence.units, ...(sentence.aircraft ?? [])])).toEqual(sorted(all));
  return battle;
}

test.each(['basic', 'tournament'])('%s: what is told of battles is what is declared', (setup) => {
  const game = openSetup(setup, setup === 'tournament' ? 5 : amount(5, 3), LIBRARY);
  let [attacks, assaults] = [0, 0];
  for (const { state, command, reasons } of declarations(game, 41)) {
    const battles = fought(state, command);
    const told: Fought[] = [];
    for (const reason of reasons) {
      if (reason.goal === 'assault') {
        const battle = checkAssault(state, battles, reason);
        if (battle) told.push(battle);
        assaults++;
      }
      for (const sentence of reason.sentences) {
        const battle = checkLand(game, state, battles, sentence);
        if (battle) told.push(battle);
        if (battle) attacks++;
      }
    }
    expect(new Set(told).size).toBe(told.length);
    const missing = battles.filter((one) => !told.includes(one));
    // Raids on bases, and attacks for the sake of others, have words of their own.
    for (const { hexes } of missing) expect(reasons.some(({ target }) => target === hexes[0])).toBe(true);
  }
  expect(attacks).toBeGreaterThan(amount(10, 3));
  if (setup === 'tournament') expect(assaults).toBeGreaterThan(5);
});
