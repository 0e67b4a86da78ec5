import type { GamexFrame, Job, Marker, State, Unit } from '#games/gamex/types.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Condition, Look } from '#table/lesson.ts';

/** Conditions of Tactical GameX's lessons. */

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
/** Engineers that are at a task, and how much of it is prepared. */
export const atWork =
  (id: string, task: Job['task']): Condition =>
  (look) =>
    unitOf(look, id)?.job?.task === task;
export const charged =
  (id: string, done: number): Condition =>
  (look) =>
    unitOf(look, id)?.job?.done === done;
export const noMine =
  (hex: string): Condition =>
  (look) =>
    stateOf(look).mines.every(({ at: one }) => one !== hexNamed(look.grid, hex));
export const noBridge =
  (hex: string): Condition =>
  (look) =>
    stateOf(look).broken?.some((one) => one === hexNamed(look.grid, hex)) === true;
export const wrecks =
  (hex: string, count: number): Condition =>
  (look) =>
    (stateOf(look).wrecks[hexNamed(look.grid, hex) ?? -1] ?? 0) === count;
export const rides =
  (id: string, carrier: string): Condition =>
  (look) =>
    unitOf(look, id)?.place === 'rides' && unitOf(look, id)?.carrier === carrier;
/** The decision at hand is one of these. */
export const phase =
  (...kinds: readonly GamexFrame['at'][]): Condition =>
  (look) =>
    kinds.some((kind) => look.at === kind);
