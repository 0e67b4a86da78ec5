import type { Notes } from '#table/referee.ts';
import type { Look } from '#web/board/live/view.ts';
import { HUMAN, type Start } from '../start.ts';

/** Metadata that travels with a game besides its play: stored in the header of its record, under `about`. */
export interface Metadata {
  readonly players: Start['seats'];
  readonly notes: Notes;
  /** Name given by the owner. */
  readonly name: string;
  /** Milliseconds somebody sat at it. */
  readonly clock: number;
  /** View of the map, and its overlays. */
  readonly look?: Look;
  /** Last view of each side on a shared screen. */
  readonly looks?: Readonly<Record<string, Look>>;
  readonly overlays: readonly string[];
  /** One person plays several sides: the screen is never handed over. */
  readonly alone?: boolean;
}

const MOST_NOTE = 2000;
const MOST_NAME = 80;
const MOST_OVERLAYS = 20;
const MOST_SIDES = 8;
/** More than anybody sits at a game: ten years. */
const MOST_SPENT = 10 * 366 * 24 * 3_600_000;

type Any = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** A name somebody gave: one line, and not a long one. */
export const nameFrom = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, MOST_NAME)
    : '';

/** A note to the position after a command. */
export const noteFrom = (text: string): string => text.trim().slice(0, MOST_NOTE);

/** Sides nobody sound is named for have somebody at this screen. */
const playersIn = (value: unknown): Start['seats'] =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([side, seat]) => [side, typeof seat === 'string' ? seat : HUMAN]),
  );

const notesIn = (value: unknown): Notes =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([n, text]) =>
      /^\d+$/.test(n) && typeof text === 'string' && noteFrom(text) !== '' ? [[n, noteFrom(text)]] : [],
    ),
  );

function lookIn(value: unknown): Look | undefined {
  if (!isObject(value)) return undefined;
  const { x, y, scale } = value;
  return within(x, -1e6, 1e6) && within(y, -1e6, 1e6) && within(scale, 1, 1000) ? { x, y, scale } : undefined;
}

function looksIn(value: unknown): Readonly<Record<string, Look>> | undefined {
  if (!isObject(value)) return undefined;
  const sound = Object.entries(value).flatMap(([side, look]) => {
    const seen = lookIn(look);
    return seen && side.length <= MOST_NAME ? [[side, seen] as const] : [];
  });
  return sound.length > 0 ? Object.fromEntries(sound.slice(0, MOST_SIDES)) : undefined;
}

/** Metadata from any value: invalid parts are left out. */
export function metadataIn(about: unknown): Metadata {
  const { players, notes, name, clock, look, looks, overlays, alone } = isObject(about) ? about : {};
  const seen = lookIn(look);
  const bySide = looksIn(looks);
  return {
    players: playersIn(players),
    notes: notesIn(notes),
    name: nameFrom(name),
    clock: within(clock, 0, MOST_SPENT) ? Math.round(clock) : 0,
    ...(seen ? { look: seen } : {}),
    ...(bySide ? { looks: bySide } : {}),
    ...(alone === true ? { alone } : {}),
    overlays: Array.isArray(overlays)
      ? overlays
          .filter((one): one is string => typeof one === 'string' && one.length <= MOST_NAME)
          .slice(0, MOST_OVERLAYS)
      : [],
  };
}

/** Metadata as a header holds it: empty parts are not written. */
export function aboutOf(metadata: Metadata): Readonly<Record<string, unknown>> {
  const { players, notes, name, clock, look, looks, overlays, alone } = metadata;
  return {
    players,
    ...(Object.keys(notes).length > 0 ? { notes } : {}),
    ...(name === '' ? {} : { name }),
    ...(clock > 0 ? { clock } : {}),
    ...(look ? { look } : {}),
    ...(looks ? { looks } : {}),
    ...(alone ? { alone } : {}),
    ...(overlays.length > 0 ? { overlays } : {}),
  };
}

/** The header of a record, as far as it is one. */
export function headerIn(record: string | undefined): Any | undefined {
  try {
    const read: unknown = JSON.parse(record?.slice(0, (record.indexOf('\n') + 1 || record.length + 1) - 1) ?? '');
    return isObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
