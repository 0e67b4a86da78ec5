import type { GamexFrame, Marker, State, Unit } from '../../../../games/gamex/types.ts';
import { hexNamed } from '../../../../hex/grid.ts';
import type { Condition, Look } from '../../../../table/lesson.ts';

/** How lessons of Tactical GameX tell that a task is done. */

const stateOf = ({ own }: Look): State => own as State;
const unitOf = (look: Look, id: string): Unit | undefined => stateOf(look).units.find((unit) => unit.id === id);

/** Stands on one of these hexes. */
export const at =
  (id: string, ...hexes: readonly string[]): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.place === 'map' && hexes.some((name) => hexNamed(look.grid, name) === unit.at);
  };
export const marked =
  (id: string, marker: Marker): Condition =>
  (look) =>
    unitOf(look, id)?.marker === marker;
export const lost =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.place === 'lost';
export const shaken =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.disrupted === true;
/** A Spotted marker lies there. */
export const spotted =
  (hex: string): Condition =>
  (look) =>
    stateOf(look).spotted.some((one) => one === hexNamed(look.grid, hex));
/** The decision at hand is one of these. */
export const phase =
  (...kinds: readonly GamexFrame['at'][]): Condition =>
  (look) =>
    kinds.some((kind) => look.at === kind);
