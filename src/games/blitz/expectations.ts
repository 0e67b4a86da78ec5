import { writeResult } from './text/result-text.ts';
import { type Expectation, Misstated, type Verdict, verdict, type Witnessed } from '../../core/expectation.ts';
import { isCity } from './board.ts';
import { controllerOf, friendly } from './chapters/countries/cities.ts';
import { isFault, parseCommand } from './text/command-text.ts';
import type { GroundPlan } from './chapters/combat/declaration.ts';
import { fieldOf, stackSize } from './chapters/ground/field.ts';
import { allowance, hexesReached, reachOf } from './chapters/ground/movement.ts';
import { strengthsOf } from './chapters/combat/odds.ts';
import type { Blitz } from './open.ts';
import { retreatPaths } from './chapters/combat/retreat.ts';
import { type BlitzEvent, SIDES, type State, type Unit } from './types.ts';
import { hexNamed, nameOf } from '../../hex/grid.ts';
import type { Hex } from '../../hex/hex.ts';

/** What a script may expect of a position of Blitzkrieg: docs/notation.md lists it. */

type Scene = Witnessed<State, BlitzEvent, Blitz>;

function unitOf({ state }: Scene, id: string | undefined): Unit {
  const unit = state.units.find((one) => one.id === id);
  if (!unit) throw new Misstated(`there is no unit ${id ?? '(none named)'}`);
  return unit;
}

const unitsOf = (scene: Scene, words: readonly string[]): Unit[] => {
  const ids = words.flatMap((word) => word.split(/[+,]/)).filter((id) => id !== '');
  if (ids.length === 0) throw new Misstated('a unit is missing');
  return ids.map((id) => unitOf(scene, id));
};

function hexOf({ game }: Scene, word: string | undefined): Hex {
  const hex = hexNamed(game.world.board.grid, word ?? '');
  if (hex === undefined) throw new Misstated(`the board has no hex ${word ?? '(none named)'}`);
  return hex;
}

function cityOf(scene: Scene, word: string | undefined): Hex {
  const hex = hexOf(scene, word);
  if (!isCity(scene.game.world.board, hex)) throw new Misstated(`${word ?? ''} is no city hex`);
  return hex;
}

function numberOf(word: string | undefined): string {
  if (!/^-?\d{1,6}$/.test(word ?? '')) throw new Misstated(`'${word ?? ''}' is no number`);
  return String(Number(word));
}

const nameIn = ({ game }: Scene, hex: Hex): string => nameOf(game.world.board.grid, hex);

/** `0,1` for a unit on the map, otherwise where it is: `lost`, `waiting`. */
const placeOf = (scene: Scene, unit: Unit): string => (unit.place === 'map' ? nameIn(scene, unit.at) : unit.place);

function contested({ game, state }: Scene, hex: Hex): string {
  return SIDES.find((side) => friendly(game.world, state, side, hex)) ?? 'nobody';
}

/** `1`, or `b1+b2 on 0,1`: a battle by its number, or one that might be declared. The words after it are given back. */
function planOf(
  scene: Scene,
  words: readonly string[],
): { readonly plan: GroundPlan; readonly rest: readonly string[] } {
  const { game, state } = scene;
  if (words.length === 2) {
    const battle = state.battles.find((one) => String(one.no) === words[0]);
    if (!battle) throw new Misstated(`there is no battle ${words[0] ?? ''}`);
    return { plan: battle, rest: words.slice(1) };
  }
  const read = parseCommand(game.world, state, `declareBattle ${words.slice(0, -1).join(' ').replace(/ ?=$/, '')}`);
  if (isFault(read)) throw new Misstated(read.message);
  if (read.command.do !== 'declareBattle') throw new Misstated('a battle is: units on hexes');
  return { plan: read.command, rest: words.slice(-1) };
}

function strengthOf(scene: Scene, words: readonly string[], of: 'attackTotal' | 'defenceTotal'): Verdict {
  const { plan, rest } = planOf(scene, words);
  const strengths = strengthsOf(scene.game.world, scene.state, plan.attackers, plan.hexes);
  return verdict(numberOf(rest[0]), String(strengths[of]));
}

const setOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

export const EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  where(scene, [id, place]) {
    const unit = unitOf(scene, id);
    const wanted = place === 'lost' || place === 'waiting' ? place : nameIn(scene, hexOf(scene, place));
    return verdict(wanted, placeOf(scene, unit));
  },
  lost: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.place === 'lost'),
  alive: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.place === 'map'),
  stopped: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.stopped, 'stopped'),
  moved: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.moved, 'moved'),
  spent: (scene, [id, thirds]) => verdict(numberOf(thirds), String(unitOf(scene, id).spent)),
  left(scene, [id, thirds]) {
    const unit = unitOf(scene, id);
    return verdict(numberOf(thirds), String(allowance(scene.game.world, scene.state, unit) - unit.spent));
  },
  size(scene, [word, size]) {
    const hex = hexOf(scene, word);
    const field = fieldOf(scene.game.world.board, scene.state);
    return verdict(numberOf(size), String(Math.max(...SIDES.map((side) => stackSize(field, side, hex)))));
  },
  reaches(scene, [id, ...words]) {
    const unit = unitOf(scene, id);
    const { world } = scene.game;
    const reached = unit.place === 'map' ? hexesReached(reachOf(world, scene.state, unit)) : [];
    const missed = words.filter((word) => !reached.includes(hexOf(scene, word)));
    return { met: missed.length === 0, found: missed.length === 0 ? 'reached' : `${missed.join(' ')} not reached` };
  },
  retreats(scene, [id, ...words]) {
    const unit = unitOf(scene, id);
    const frame = scene.state.frames.at(-1);
    const paths = retreatPaths(scene.game.world, scene.state, unit, frame?.at === 'retreat' ? frame.steps : 2);
    const ends = paths.map((path) => nameIn(scene, path.at(-1) as Hex));
    const wanted = words.filter((word) => word !== 'none').map((word) => nameIn(scene, hexOf(scene, word)));
    const verdictOf = verdict(setOf(wanted), setOf(ends));
    return verdictOf.found === '' ? { ...verdictOf, found: 'none' } : verdictOf;
  },
  control(scene, [word, who]) {
    return verdict(who ?? '', controllerOf(scene.game.world.board, scene.state.control, cityOf(scene, word)));
  },
  friendly: (scene, [word, who]) => verdict(who ?? '', contested(scene, cityOf(scene, word))),
  odds(scene, words) {
    const { plan, rest } = planOf(scene, words);
    return verdict(rest[0] ?? '', strengthsOf(scene.game.world, scene.state, plan.attackers, plan.hexes).odds.label);
  },
  attack: (scene, words) => strengthOf(scene, words, 'attackTotal'),
  defence: (scene, words) => strengthOf(scene, words, 'defenceTotal'),
  result(scene, [wanted]) {
    const fought = scene.events.findLast((event) => event.is === 'fought');
    return verdict(
      wanted?.toUpperCase() ?? '',
      fought?.is === 'fought' ? writeResult(fought.result) : 'no battle was resolved',
    );
  },
  streak(scene, [who, wanted]) {
    const side = SIDES.find((one) => one === who);
    if (!side) throw new Misstated(`'${who ?? ''}' is no side`);
    return verdict(numberOf(wanted), String(scene.state.streak[side]));
  },
};

function allAre(scene: Scene, units: readonly Unit[], test: (unit: Unit) => boolean, word?: string): Verdict {
  const not = units.filter((unit) => !test(unit));
  const found = not.map((unit) => `${unit.id} ${word ? `is not ${word}` : `is ${placeOf(scene, unit)}`}`).join(', ');
  return { met: not.length === 0, found: found || 'so it is' };
}
