import { type Expectation, Misstated, noMore, type Verdict, verdict } from '#core/expectation.ts';
import { friendly, isGarrisoned } from '../countries/rules/cities.ts';
import { countryNamed } from '../countries/rules/nations.ts';
import { fieldOf, inZoc } from '../ground/rules/field.ts';
import { allowance } from '../ground/rules/movement.ts';
import { cityOf, exactOf, hexOf, numberOf, type Scene, sideOf, unitOf, unitsOf } from '../expected/words.ts';
import type { Blitz } from '../open.ts';
import { inSecondImpulse } from '../turns.ts';
import { type BlitzEvent, type Side, SIDES, type State, type Unit } from '../types.ts';
import { harmOf } from '../combat/artillery/bombardment-effects.ts';
import { isSurrounded } from '../economy/production/centres.ts';
import { controls } from '../countries/wars/count.ts';

/** Script expectations about the framework of modules (M0): zones, cities held, deeds of units. */

const sidesWhere = (test: (side: (typeof SIDES)[number]) => boolean): string =>
  SIDES.filter(test).join(' ') || 'nobody';

const deed =
  (word: string, test: (unit: Unit) => boolean) =>
  (scene: Scene, words: readonly string[]): Verdict => {
    const not = unitsOf(scene, words).filter((unit) => !test(unit));
    return { met: not.length === 0, found: not.map(({ id }) => `${id} has not ${word}`).join(', ') || 'so it is' };
  };

/** M0.12: immobilised (M4.11) or under D it has none. */
const btaOf = ({ world }: Blitz, state: State, unit: Unit): number =>
  (unit.immobileTill ?? -1) >= state.turn || harmOf(world.terms, state, unit) === 'D'
    ? 0
    : allowance(world, state, unit) / 3;

export const FRAMEWORK_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** M1.2: `impulse 2`; `none` outside movement. */
  impulse: ({ state }, [wanted]) =>
    verdict(wanted ?? '', state.frames[0]?.at === 'movement' ? (inSecondImpulse(state) ? '2' : '1') : 'none'),
  /** M0.12: points a unit has to move with, all changes made: `bta b1 3`. */
  bta: ({ game, state, ...rest }, [id, wanted]) =>
    verdict(exactOf(wanted), String(btaOf(game, state, unitOf({ game, state, ...rest }, id)))),
  /** M3.1: whose zones of control a hex is in: `zoc 1,0 red`, of both `zoc 1,0 blue red`, `zoc 1,0 nobody`. */
  zoc(scene, [word, ...who]) {
    const field = fieldOf(scene.game.world, scene.state);
    const hex = hexOf(scene, word);
    const found = sidesWhere((side) => inZoc(field, side, hex));
    if (who[0] === 'nobody') noMore(who, 1);
    const met = who[0] === 'nobody' ? found === 'nobody' : who.every((one) => inZoc(field, sideOf(one), hex));
    if (who.length === 0) throw new Misstated('a side is missing, or nobody');
    return { met, found };
  },
  /** M0.14: `surrounded 0,0 blue`: to that side the hex is closed in by enemy zones of control; `nobody`: to neither. */
  surrounded(scene, [word, who]) {
    const hex = hexOf(scene, word);
    const to = (side: Side): boolean => isSurrounded(scene.game.world, scene.state, side, hex);
    if (who === 'nobody')
      return verdict(
        'nobody',
        sidesWhere((side) => to(side)),
      );
    const closed = to(sideOf(who));
    return { met: closed, found: closed ? 'so it is' : 'there is a way out' };
  },
  /** M0.15: `garrisoned 0,0 blue`, or `nobody`; of a city, by one of its hexes. */
  garrisoned(scene, [word, who]) {
    const { game, state } = scene;
    const hex = cityOf(scene, word);
    return verdict(
      who ?? '',
      sidesWhere((side) => isGarrisoned(game.world, state, side, hex)),
    );
  },
  /** M0.16: who holds a city, all its hexes: `holds 0,0 blue`, or `nobody`. */
  holds(scene, [word, who]) {
    const { game, state } = scene;
    const { board } = game.world;
    const hex = cityOf(scene, word);
    const hexes = board.source.cities.find((one) => one.hexes.includes(hex))?.hexes ?? [hex];
    return verdict(
      who ?? '',
      sidesWhere((side) => hexes.every((one) => friendly(game.world, state, side, one))),
    );
  },
  /** M17.4: who controls a minor country: `controls c blue`, or `nobody`. */
  controls({ game, state }, [word, who]) {
    const { world, position } = game;
    const country = countryNamed(world.board, word ?? '');
    if (country < 0) throw new Misstated(`there is no country ${word ?? ''}`);
    const byHex = position.chosen['cityCount'] === 'hex';
    return verdict(
      who ?? '',
      sidesWhere((side) => controls(world, state, side, country, byHex)),
    );
  },
  /** M10.isolation: the turn in which the isolation of a unit began: `isolatedSince b1 3`. */
  isolatedSince: (scene, [id, turn]) =>
    verdict(numberOf(turn), String(unitOf(scene, id).isolatedSince ?? 'not isolated')),
  /** M12.hd: `hit r1 H`, `hit r1 D`, `hit r1 none`. */
  hit(scene, [id, wanted]) {
    const { game, state } = scene;
    return verdict(wanted ?? '', harmOf(game.world.terms, state, unitOf(scene, id)) ?? 'none');
  },
  /** M16.5, M7.13, M3.9, M4.25: what units have done in this player turn. */
  fired: deed('fired', (unit) => unit.fired === true || unit.task === 'bombarded'),
  cutter: deed('cut a rail line', (unit) => unit.cutter === true),
  overran: deed('overrun anybody', (unit) => unit.overran === true),
  /** M8: the order of battle of a side: `ob blue 4`. */
  ob({ state }, [who, wanted]) {
    return verdict(numberOf(wanted), String(state.obs?.[sideOf(who)] ?? 'none'));
  },
};
