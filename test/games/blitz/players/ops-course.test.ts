import { expect, test } from 'vitest';
import { computer } from '#games/blitz/players/computer.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { captureOutlook } from '#games/blitz/countries/players/capture.ts';
import { nuclearKill } from '#games/blitz/air/players/nuclear.ts';
import { strikeOutlook, supplySlack } from '#games/blitz/players/ops/tasks.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { fieldOf, parkedAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { factorsOfUnits } from '#games/blitz/air/rules/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { strengthsOf, strikeDefence } from '#games/blitz/combat/rules/odds.ts';
import { cityCapacity } from '#games/blitz/supply/rules/supply.ts';
import {
  type Command,
  type MissionKind,
  other,
  sizeOf,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { english, type Message } from '#core/message.ts';
import { seededDice } from '#core/dice/dice.ts';
import { openText } from '#test/laws/arena.ts';
import { tournamentSkirmish } from '#test/laws/skirmish.ts';
import { amount } from '#test/sample.ts';

/** A game of Regular against itself: every command passes `check`, nobody resigns. */
function course(
  game: Blitz,
  seed: number,
  turns: number,
  seen: (state: State, command: Command, why: readonly Explanation[], then: State) => void,
): void {
  const hand = () => computer(REGULAR, seed, undefined, { theatre });
  const players = { blue: hand(), red: hand() };
  const dice = seededDice(seed);
  let state = game.start;
  for (let n = 0; n < 4000 && state.turn <= turns; n++) {
    const prompt = game.prompt(state);
    if (!prompt) return;
    const player = players[prompt.side];
    const command = player.command(game, state);
    expect(command.do).not.toBe('resign');
    expect(game.check(state, prompt.side, command)).toBeUndefined();
    const { state: then } = game.play(state, prompt.side, command, dice);
    seen(state, command, player.explain?.() ?? [], then);
    state = then;
  }
}

const SEEDS = Array.from({ length: amount(24, 8) }, (_, i) => 301 + i);

test('Regular is legal at every decision of small wars with options drawn at random, and uses what they offer', () => {
  const used = new Map<string, number>();
  for (const seed of SEEDS) {
    course(openText(tournamentSkirmish(seed)), seed, 8, (_state, command) => {
      used.set(command.do, (used.get(command.do) ?? 0) + 1);
    });
  }
  for (const name of ['assignMission', 'landAircraft', 'rebase', 'placeReplacement', 'chooseLosses', 'landOnBeach']) {
    expect([name, (used.get(name) ?? 0) > 0]).toEqual([name, true]);
  }
}, 240_000);

const FLOWN: ReadonlySet<string> = new Set([
  'strategic',
  'tactical',
  'support',
  'bombing',
  'interdiction',
  'nuclear',
] satisfies MissionKind[]);

/** Battles and missions in the engine's state, once declared; undefined for goals outside of them. */
function declared({ world }: Blitz, state: State, goal: string, target: number) {
  const enemy = other(state.mover);
  const ids = (units: readonly UnitNo[]): string[] => units.map((no) => state.units[no]?.id ?? '?').sort();
  const factorsOf = (units: readonly UnitNo[]): number =>
    units.reduce((sum, no) => sum + (state.units[no] as Unit).af, 0);
  const flown = state.missions.filter(({ kind, hex }) => kind === goal && hex === target).map(({ unit }) => unit);
  const assault = state.battles.find(({ kind, hexes }) => kind === 'assault' && hexes.includes(target));
  const battle = state.battles.find(({ kind, hexes }) => kind === 'ground' && hexes.includes(target));
  switch (goal) {
    case 'strategic': {
      const [factors, defence] = [factorsOf(flown), strikeDefence(world, state, target)];
      const outlook = strikeOutlook(factors, defence, stackSize(fieldOf(world, state), enemy, target));
      return { units: ids(flown), numbers: { factors, defence, kill: outlook?.kill, cost: outlook?.cost } };
    }
    case 'tactical': {
      const { attackTotal, defenceTotal } = strengthsOf(
        world,
        state,
        battle?.attackers ?? [],
        battle?.hexes ?? [],
        flown,
      );
      return { units: ids(flown), numbers: { attack: attackTotal, defence: defenceTotal } };
    }
    case 'support': {
      const strength = factorsOf([...flown, ...(assault?.attackers ?? [])]);
      return { units: ids(flown), numbers: { strength, faces: captureOutlook(world, strength)?.faces } };
    }
    case 'assault': {
      const bombers = state.missions.filter(({ kind, hex }) => kind === 'support' && hex === target);
      const strength = factorsOf([...bombers.map(({ unit }) => unit), ...(assault?.attackers ?? [])]);
      const outlook = captureOutlook(world, strength);
      return {
        units: ids(assault?.attackers ?? []),
        numbers: { strength, faces: outlook?.faces, cost: outlook?.cost },
      };
    }
    case 'nuclear': {
      const there = state.units.filter((unit) => unit.side === enemy && unit.place === 'map' && unit.at === target);
      const factors = there.reduce((sum, unit) => sum + sizeOf(unit), 0);
      return { units: ids(flown), numbers: { factors, kill: nuclearKill(factors) } };
    }
    case 'bombing': {
      const capacity = cityCapacity(state, target);
      const amount = Math.min(factorsOf(flown), capacity);
      return { units: ids(flown), numbers: { amount, capacity, slack: supplySlack(world, state) } };
    }
    case 'interdiction':
      return { units: ids(flown), numbers: { factors: factorsOf(flown) } };
    case 'airfield':
      return {
        units: ids(battle?.attackers ?? []),
        numbers: { factors: factorsOfUnits(state, parkedAt(state.units, enemy, target)) },
      };
    default:
      return undefined;
  }
}

const QUIET: ReadonlySet<string> = new Set(['defence', 'factors', 'cities', 'cut', 'limit']);

/** The numbers that can be read in a sentence, those in names of units and hexes left out. */
const readIn = (said: Message): string[] =>
  said.with.flatMap((arg) =>
    typeof arg === 'number' || 'tenths' in arg ? [english(arg)] : 'says' in arg ? readIn(arg) : [],
  );

test('what operations say is what is declared, and the numbers stand in the sentence', () => {
  const goals = new Map<string, number>();
  const game = openText('scenario optional\nplacement blue-march\nplacement red-march\nblue moves\nadjudicate 9\n');
  course(game, 5, 3, (_state, command, why, then) => {
    if (command.do !== 'endDeclaration') return;
    for (const { goal, target, sentences } of why) {
      for (const sentence of sentences) {
        if (sentence.say !== 'plain') continue;
        goals.set(goal, (goals.get(goal) ?? 0) + 1);
        const text = english(sentence.said);
        const read = readIn(sentence.said);
        for (const [name, value] of Object.entries(sentence.numbers)) {
          const shown = read.includes(String(value)) || read.includes(value.toFixed(1));
          expect([text, name, shown || QUIET.has(name)]).toEqual([text, name, true]);
        }
        const real = declared(game, then, goal, target ?? -1);
        if (!real) continue;
        const units = sentence.units.map((no) => then.units[no]?.id ?? '?').sort();
        expect({ text, units, numbers: sentence.numbers }).toEqual({ text, ...real });
      }
    }
    const told = new Set(why.filter(({ goal }) => FLOWN.has(goal)).map(({ goal, target }) => `${goal} ${target}`));
    for (const { kind, hex } of then.missions.filter((one) => FLOWN.has(one.kind))) {
      expect([...told]).toContain(`${kind} ${hex}`);
    }
  });
  expect([...goals.keys()]).toEqual(expect.arrayContaining(['assault', 'support', 'tactical', 'nuclear', 'embark']));
}, 240_000);
