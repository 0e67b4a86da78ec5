import type { Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import type { Look, Thing } from './eyes.ts';
import type { HandAt } from './hand.ts';
import type { Luck } from './luck.ts';
import { CLOSED, glance, hearts, HOT, litSince, RIM, type Spot, WIDE } from './map-eyes.ts';
import type { Witness } from './witness.ts';

/**
 * Test player who plays by what the page says and shows: a little greedy, a little careless, always ready to press
 * something.
 */

export interface Person {
  readonly page: Page;
  readonly hand: HandAt;
  readonly luck: Luck;
  readonly witness: Witness;
  /** Direction of a side's enemy on the screen. */
  readonly drift: (asks: string) => number;
}

const IN_HAND = 'In hand';
/** The card says what cannot be done, and opens to why. */
const WHY_NOT = /Not possible now/;
/** About as wide as a hex is on the screen. */
const A_HEX = 62;
/** Buttons of the cards that change nothing in the game. */
const IDLE =
  /^(All|None|Set waypoints|Waypoints.*|Fold the card away|In hand|Close|Dismiss|[A-Z]{1,2}\d{1,2}|[A-Z]-[A-Z]{1,2}-\d{1,2}|.* \([A-Z]{1,2}\d{1,2}\)|[BTOXM]\d[\w.]*|Read rule .*|Call off|Start again|Leave .* out|Take back.*|Fewer .*|Explain .*|×)$/;

export const inPart = (seen: Look, part: string | RegExp): readonly Thing[] =>
  seen.things.filter(
    (one) => !one.disabled && one.parts.some((name) => (typeof part === 'string' ? name === part : part.test(name))),
  );
export const named = (seen: Look, name: string | RegExp): Thing | undefined =>
  seen.things.find((one) => !one.disabled && (typeof name === 'string' ? one.name === name : name.test(one.name)));
/** Thing in a later look. */
const twin = (seen: Look, { name, parts }: Thing, on: boolean): Thing | undefined =>
  seen.things.find((one) => one.name === name && one.on === on && one.parts.join() === parts.join());
export const ender = (seen: Look): Thing | undefined => seen.things.find((one) => one.ends && !one.disabled);
/** Effective buttons of the card. */
export const offers = (seen: Look): readonly Thing[] =>
  inPart(seen, IN_HAND).filter((one) => one.kind === 'button' && !one.on && !IDLE.test(one.name));

/** Lit spot towards the enemy, not always the furthest. */
function chosenSpot({ luck }: Person, spots: readonly Spot[], drift: number): Spot | undefined {
  const scored = spots.map((spot) => ({ spot, worth: drift * spot.x + luck.below(260) }));
  return scored.reduce<(typeof scored)[number] | undefined>((a, b) => (a && a.worth >= b.worth ? a : b), undefined)
    ?.spot;
}

interface Lit {
  readonly seen: Look;
  readonly spots: readonly Spot[];
  /** The map without the light. */
  readonly dark?: PNG;
}

/** Spots that light up on the map when this is pressed: hexes, or the rims of occupied hexes. */
async function lightUp(person: Person, thing: Thing): Promise<Lit> {
  const { page, hand } = person;
  let seen = await hand.see();
  // Pressed and let go and pressed again: the map may have gone elsewhere first.
  for (let times = 0; times < 2; times++) {
    const again = twin(seen, thing, false);
    if (!again) break;
    const dark = await glance(page);
    seen = await hand.press(again);
    const after = await glance(page);
    for (const light of [{ cold: HOT }, { cold: HOT, most: RIM }, {}, { most: RIM }]) {
      const spots = await litSince(page, dark, after, light);
      if (spots.length > 0) return { seen, spots: 'most' in light ? hearts(spots, A_HEX) : spots, dark };
    }
    const on = twin(seen, thing, true);
    if (!on || times > 0) break;
    seen = await hand.press(on);
  }
  return { seen, spots: [] };
}

/** Taps where the map has lit up, and elsewhere when that is refused. */
async function tapLit(person: Person, what: string, seen: Look, spots: readonly Spot[]): Promise<Look> {
  let after = seen;
  let left = spots;
  for (let times = 0; times < 3; times++) {
    const spot = chosenSpot(person, left, person.drift(seen.asks));
    if (!spot) break;
    after = await person.hand.tap(spot);
    if (after.alerts.length === 0) break;
    left = left.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > A_HEX);
    await person.witness.remark(`${what}: ${after.alerts.join(' ').replaceAll('\n', ' ')}`);
  }
  return after;
}

/** Uses an action of the selected stack besides moving. */
export async function actSomehow(person: Person, seen: Look): Promise<Look> {
  const acts = inPart(seen, 'The chosen hex').filter((one) => one.kind === 'button' && !IDLE.test(one.name));
  const act = person.luck.of(acts);
  if (!act) return seen;
  const { seen: begun, spots, dark } = await lightUp(person, act);
  if (!/choose a lit hex|now the/.test(begun.words)) return begun;
  // Choices of the selected units were lit before.
  const before = /choose a lit hex/.test(seen.words);
  if (spots.length === 0 && !before) await person.witness.note(`nothing in sight lights up for “${act.name}”`);
  const then = await tapLit(person, act.name, begun, spots);
  if (!dark || !/now the sea hex/.test(then.words)) return then;
  return tapLit(person, `${act.name}, second`, then, await litSince(person.page, dark, await glance(person.page)));
}

/** The next stack goes somewhere, or the one a press brings into hand. */
export async function moveNext(person: Person, seen: Look, next = named(seen, /^Next unit/)): Promise<Look> {
  const { hand, luck, page } = person;
  if (!next) return seen;
  const inHand = inPart(seen, 'The chosen hex').some((one) => one.name.includes(next.name));
  let now = inHand ? seen : await hand.press(next);
  if (luck.often(30)) {
    const acted = await actSomehow(person, now);
    if (acted !== now) return acted;
  }
  for (const tick of inPart(now, 'The chosen hex').filter((one) => one.kind === 'tick' && one.on)) {
    const again = inPart(now, 'The chosen hex').find((one) => one.kind === 'tick' && one.name === tick.name && one.on);
    if (again) now = await hand.press(again);
  }
  const dark = await glance(page);
  const ticks = inPart(now, 'The chosen hex').filter((one) => one.kind === 'tick');
  const all = named(now, 'All');
  const chosen = all && luck.often(50) ? all : luck.of(ticks);
  if (!chosen) return now;
  now = await hand.press(chosen);
  const spots = await litSince(page, dark, await glance(page), { warm: CLOSED });
  now = await tapLit(person, 'moving', now, spots);
  const join = inPart(now, 'The chosen hex').find((one) => /^Move .* here/.test(one.name));
  return join ? hand.press(join) : now;
}

/** A unit of the list is set up where the map lights up. */
export async function setUp(person: Person, seen: Look, unit: Thing): Promise<Look> {
  const dark = await glance(person.page);
  const now = await person.hand.press(unit);
  const spots = await litSince(person.page, dark, await glance(person.page), { whole: WIDE });
  return tapLit(person, `setting up ${unit.name}`, now, spots);
}

/** Reinforcements, ships and replacements: taken from their list, put where the map lights up. */
export async function bringIn(person: Person, seen: Look): Promise<Look> {
  const { luck } = person;
  const listed = (now: Look): readonly Thing[] =>
    inPart(now, /^(Reinforcements due|Replacements|At Sea)/).filter((one) => one.kind === 'button');
  // Selected units have already lit the map.
  let empty = seen;
  for (let held = listed(empty).find((one) => one.on); held; held = listed(empty).find((one) => one.on))
    empty = await person.hand.press(held);
  const waiting = listed(empty).filter((one) => !one.on && !IDLE.test(one.name));
  const first = luck.of(waiting);
  if (!first) return empty;
  const { seen: now, spots } = await lightUp(person, first);
  if (spots.length > 0) return tapLit(person, `bringing in ${first.name}`, now, spots);
  const acted = await actSomehow(person, now);
  if (acted === now && !WHY_NOT.test(now.words))
    await person.witness.note(`nothing in sight lights up for ${first.parts.at(-1) ?? ''}`);
  return acted;
}
