import { writeResult } from '../text/log/result-text.ts';
import { type Expectation, Misstated, noMore, type Verdict, verdict } from '#core/expectation.ts';
import { controllerOf, freedAt, friendly } from '../countries/rules/cities.ts';
import { declaredBattle, type Reckoned, reckonedOf } from '../combat/rules/calculation.ts';
import { readWished } from '../text/commands/battle-query.ts';
import { cityOf, exactOf, hexOf, nameIn, numberOf, placeOf, type Scene, sideOf, unitOf, unitsOf } from './words.ts';
import { COMBAT_RESULTS_EXPECTATIONS } from '../combat/results/expectations.ts';
import { THEATRE_EXPECTATIONS } from './theatre.ts';
import { PRODUCTION_EXPECTATIONS } from '../economy/production/expectations.ts';
import { SUPPLY_EXPECTATIONS } from '../supply/lines/expectations.ts';
import { fieldOf, stackSize } from '../ground/rules/field.ts';
import { allowance, hexesReached, reachOf } from '../ground/rules/movement.ts';
import type { Blitz } from '../open.ts';
import { retreatPaths, waysBack } from '../combat/rules/retreat.ts';
import { type BlitzEvent, SIDES, type State, sizeOf, type Unit } from '../types.ts';
import { isTrain } from '../kinds.ts';
import { FRAMEWORK_EXPECTATIONS } from '../modules/expectations.ts';
import { GUERILLA_EXPECTATIONS } from '../countries/guerillas/expectations.ts';
import { AIR_FORCES_EXPECTATIONS } from '../air/airbases/expectations.ts';
import { WEATHER_EXPECTATIONS } from '../weather/zones/expectations.ts';
import { WAR_EXPECTATIONS } from '../countries/wars/expectations.ts';
import { RAILROADS_EXPECTATIONS } from '../ground/rail/expectations.ts';
import { harbourOf, NAVAL_EXPECTATIONS } from '../sea/ships/expectations.ts';
import { hexesRun, railReach } from '../ground/rail/rails.ts';
import { pointsLeft } from '../ground/rail/trains.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** Script expectations about a position of Blitzkrieg, listed in docs/notation.md. */

function contested({ game, state }: Scene, hex: Hex): string {
  return SIDES.find((side) => friendly(game.world, state, side, hex)) ?? 'nobody';
}

/**
 * `1`, or `b1+t1 on 0,1`: a battle by its number, or one that might be declared, with the aircraft named and those
 * already sent there. The words after it are given back.
 */
function battleOf(
  scene: Scene,
  words: readonly string[],
): { readonly battle: Reckoned; readonly rest: readonly string[] } {
  const { world } = scene.game;
  const { state } = scene;
  if (words.length === 2) {
    const declared = declaredBattle(state, Number(numberOf(words[0])));
    if (!declared) throw new Misstated(`there is no battle ${words[0] ?? ''}`);
    if (declared.kind === 'nuclear') throw new Misstated('a nuclear strike has no odds (O23.5)');
    return { battle: reckonedOf(world, state, declared), rest: words.slice(1) };
  }
  const read = readWished(world, state, words.slice(0, -1).join(' ').replace(/ ?=$/, ''));
  if ('message' in read) throw new Misstated(read.message);
  for (const list of [read.attackers, read.hexes])
    if (new Set(list).size < list.length) throw new Misstated('a unit or a hex is named twice (B9.5, B9.8)');
  return { battle: reckonedOf(world, state, read), rest: words.slice(-1) };
}

function strengthOf(scene: Scene, words: readonly string[], of: 'attackTotal' | 'defenceTotal'): Verdict {
  const { battle, rest } = battleOf(scene, words);
  return verdict(exactOf(rest[0]), String(battle[of]));
}

const setOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

export const EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  where(scene, [id, ...place]) {
    const unit = unitOf(scene, id);
    const found = placeOf(scene, unit);
    const [kind = '', ...details] = place[0] === 'at' ? place.slice(1) : place;
    noMore(details, ['aboard', 'dock', 'assault', 'sea', 'air'].includes(kind) ? 1 : 0);
    const [detail] = details;
    if (detail === undefined && ['aboard', 'dock', 'assault'].includes(kind))
      return { met: unit.place === kind, found };
    if (kind === 'aboard') return verdict(`aboard ${detail ?? ''}`, found);
    if (kind === 'dock' || kind === 'assault')
      return verdict(`${kind} ${nameIn(scene, harbourOf(scene, kind, detail))}`, found);
    if (kind === 'sea' || kind === 'air') {
      const wanted = kind === 'sea' ? detail?.toUpperCase() : detail && nameIn(scene, hexOf(scene, detail));
      return { met: wanted === undefined ? unit.place === kind : found === `${kind} ${wanted}`, found };
    }
    return verdict(['lost', 'gone', 'waiting'].includes(kind) ? kind : nameIn(scene, hexOf(scene, kind)), found);
  },
  lost: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.place === 'lost'),
  alive: (scene, words) =>
    allAre(scene, unitsOf(scene, words), ({ place }) =>
      ['map', 'sea', 'air', 'aboard', 'dock', 'assault'].includes(place),
    ),
  stopped: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.stopped, 'stopped'),
  moved: (scene, words) => allAre(scene, unitsOf(scene, words), (unit) => unit.moved, 'moved'),
  spent: (scene, [id, thirds]) => verdict(numberOf(thirds), String(unitOf(scene, id).spent)),
  left(scene, [id, thirds]) {
    const unit = unitOf(scene, id);
    const { world } = scene.game;
    const left = isTrain(unit)
      ? pointsLeft(world, scene.state, unit)
      : allowance(world, scene.state, unit) - unit.spent;
    return verdict(numberOf(thirds), String(left));
  },
  size(scene, [word, size]) {
    const { board } = scene.game.world;
    const named = hexNamed(board.grid, word ?? '');
    const unit = scene.state.units.find((one) => one.id === word);
    // `b1` may be a hex written small: a unit of that very name goes before it.
    if (unit && (named === undefined || nameIn(scene, named) !== word))
      return verdict(numberOf(size), String(sizeOf(unit)));
    const field = fieldOf(scene.game.world, scene.state);
    const hex = hexOf(scene, word);
    return verdict(numberOf(size), String(Math.max(...SIDES.map((side) => stackSize(field, side, hex)))));
  },
  reaches(scene, [id, ...words]) {
    const unit = unitOf(scene, id);
    const { world } = scene.game;
    const reached =
      unit.place !== 'map'
        ? []
        : isTrain(unit)
          ? hexesRun(railReach(world, scene.state, unit))
          : hexesReached(reachOf(world, scene.state, unit));
    if (words.length === 0) throw new Misstated('a hex is missing');
    const missed = words.filter((word) => !reached.includes(hexOf(scene, word)));
    return { met: missed.length === 0, found: missed.length === 0 ? 'reached' : `${missed.join(' ')} not reached` };
  },
  retreats(scene, [id, ...words]) {
    const unit = unitOf(scene, id);
    const frame = scene.state.frames.at(-1);
    const { world } = scene.game;
    const paths =
      frame?.at === 'retreat'
        ? waysBack(world, scene.state, frame, scene.state.units.indexOf(unit))
        : retreatPaths(world, scene.state, unit, 2);
    const ends = paths.map((path) => nameIn(scene, path.at(-1) as Hex));
    if (words[0] === 'none') noMore(words, 1);
    const wanted = (words[0] === 'none' ? [] : words).map((word) => nameIn(scene, hexOf(scene, word)));
    const verdictOf = verdict(setOf(wanted), setOf(ends));
    return verdictOf.found === '' ? { ...verdictOf, found: 'none' } : verdictOf;
  },
  control(scene, [word, who]) {
    const { game, state } = scene;
    const hex = cityOf(scene, word);
    return verdict(who ?? '', freedAt(game.world, state, hex) ?? controllerOf(game.world.board, state.control, hex));
  },
  friendly: (scene, [word, who]) => verdict(who ?? '', contested(scene, cityOf(scene, word))),
  odds(scene, words) {
    const { battle, rest } = battleOf(scene, words);
    return verdict(rest[0] ?? '', battle.odds.label);
  },
  attack: (scene, words) => strengthOf(scene, words, 'attackTotal'),
  defence: (scene, words) => strengthOf(scene, words, 'defenceTotal'),
  result(scene, [wanted]) {
    const fought = scene.past.findLast((event) => event.is === 'fought');
    return verdict(
      wanted?.toUpperCase() ?? '',
      fought?.is === 'fought' ? writeResult(fought.result) : 'no battle was resolved',
    );
  },
  streak(scene, [who, wanted]) {
    return verdict(numberOf(wanted), String(scene.state.streak[sideOf(who)]));
  },
  ...THEATRE_EXPECTATIONS,
  ...FRAMEWORK_EXPECTATIONS,
  ...SUPPLY_EXPECTATIONS,
  ...PRODUCTION_EXPECTATIONS,
  ...COMBAT_RESULTS_EXPECTATIONS,
  ...RAILROADS_EXPECTATIONS,
  ...NAVAL_EXPECTATIONS,
  ...WEATHER_EXPECTATIONS,
  ...WAR_EXPECTATIONS,
  ...GUERILLA_EXPECTATIONS,
  ...AIR_FORCES_EXPECTATIONS,
};

function allAre(scene: Scene, units: readonly Unit[], test: (unit: Unit) => boolean, word?: string): Verdict {
  const not = units.filter((unit) => !test(unit));
  const found = not.map((unit) => `${unit.id} ${word ? `is not ${word}` : `is ${placeOf(scene, unit)}`}`).join(', ');
  return { met: not.length === 0, found: found || 'so it is' };
}
