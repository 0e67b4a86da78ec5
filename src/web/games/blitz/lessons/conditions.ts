import type { BlitzFrame, Side, Unit } from '#games/blitz/types.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Condition, Look } from '#table/lesson.ts';
import type { Seen } from '#games/blitz/desk/own.ts';

/** Conditions of Blitzkrieg's lessons. */

/** Visible state: the table of a game of Blitzkrieg gets all that a player sees. */
const stateOf = ({ own }: Look): Seen => own as Seen;
const unitOf = (look: Look, id: string): Unit | undefined => stateOf(look).units.find((unit) => unit.id === id);
const hexOf = ({ grid }: Look, name: string): number | undefined => hexNamed(grid, name);

/** Stands on one of these hexes. */
export const at =
  (id: string, ...hexes: readonly string[]): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.place === 'map' && hexes.some((name) => hexOf(look, name) === unit.at);
  };
export const stopped =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.stopped === true;
/** In none of the enemy's hands any more: eliminated. */
export const lost =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.place === 'lost';
export const alive =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.place === 'map';
export const atSea =
  (id: string, zone: string): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.place === 'sea' && unit.zone === zone;
  };
/** M7.4, M11.9: on board that train or ship. */
export const aboard =
  (id: string, carrier: string): Condition =>
  (look) =>
    unitOf(look, id)?.aboard === carrier;
/** M11.1: a ship on that assault hex. */
export const onAssault =
  (id: string, hex: string): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.place === 'assault' && unit.at === hexOf(look, hex);
  };
/** M11.31: in a wave before that beach. */
export const inWave =
  (id: string, hex: string): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.aim !== undefined && unit.aim === hexOf(look, hex);
  };
/** The decision at hand is one of these. */
export const phase =
  (...kinds: readonly BlitzFrame['at'][]): Condition =>
  ({ at }) =>
    kinds.some((kind) => at === kind);
/** M7.15: the railway is cut there. */
export const cut =
  (hex: string): Condition =>
  (look) =>
    stateOf(look).cuts?.some((one) => one.hex === hexOf(look, hex)) === true;
/** True in the player turn of this side. */
export const turnOf =
  (side: Side): Condition =>
  (look) =>
    stateOf(look).mover === side;
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (look) =>
    conditions.every((one) => one(look));

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** A battle of exactly these units against exactly these hexes is declared. */
export const declared =
  (ids: string, hexes: string): Condition =>
  (look) => {
    const wanted = ids.split('+');
    const aims = hexes.split('+').map((name) => hexOf(look, name));
    const state = stateOf(look);
    return state.battles.some(
      ({ attackers, hexes: on }) =>
        same(
          attackers.map((no) => state.units[no]?.id),
          wanted,
        ) && same(on, aims),
    );
  };
/** Aircraft are on their way to a hex. */
export const sent =
  (id: string, hex: string): Condition =>
  (look) => {
    const state = stateOf(look);
    return state.missions.some((mission) => state.units[mission.unit]?.id === id && mission.hex === hexOf(look, hex));
  };
/** M12.7: it has flown in this player turn. */
export const flown =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.flown === true;
/** M12.hd: bombs have hit it. */
export const hit =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.hitTill !== undefined;
/** M12.32: it stands by to intercept. */
export const onCall =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.onCall === true;
