import type { RuleId } from '#core/objection.ts';
import type { Position } from '../position.ts';
import type { Lists, RuleCard } from '../rule-card.ts';
import type { Relation, Side, Unit } from '../types.ts';
import type { ModuleOptions } from './options.ts';
import type { Season } from '../weather/zones/codes.ts';

/** Origin of a game, as far as rules ask for it. */
export type Source = Pick<Position, 'board' | 'preset' | 'switches' | 'modules' | 'chosen' | 'counters' | 'terms'>;

/** Alliances of countries by name. */
export type Allies = Readonly<Record<string, { readonly of: Side; readonly as: Relation }>>;

/** M17.table: how a war begins, where it is not as usual. */
export interface Opening {
  /** Side with the first player turn. */
  readonly first?: Side;
  /** The season of turn 1, and which of its turns that is. */
  readonly season?: readonly [Season, number];
  /** M17.c.1: passive allies of the majors guarantee a neutral country; their cities are their ally's (M18.19). */
  readonly guaranteed?: true;
  /** M17.g.1: the oppressor, against whom there are guerillas alone. */
  readonly liberation?: Side;
  /** M17.g.10: he has no home on the board: he comes by the ports of two sea zones. */
  readonly overseas?: true;
  /** M17.e.1: the majors have no armies and keep out of it. */
  readonly minorsOnly?: true;
  /** M17.h.1, M17.h.2: one country, home of both sides; its army is set up by turns, or at random. */
  readonly civil?: 'alternate' | 'random';
  /** M17.f.4: the major that keeps out of it at first; its player leads the minors. */
  readonly third?: Side;
  /** Chapters of the base game that are out of force. */
  readonly replaces?: readonly string[];
}

/** M0.3: a module as it is listed: what can be chosen with it, and the rules it brings. */
export interface ModuleCard {
  /** The rule that says what it replaces. */
  readonly rule: RuleId;
  readonly options?: ModuleOptions;
  /** M0.3: chapters of the base game that are out of force with it. */
  readonly replaces?: readonly string[];
  /** M8.0: with it armies come from orders of battle. */
  readonly musters?: true;
  /** M0.13: with it minor countries have armies, operators and relations of their own. */
  readonly nations?: true;
  /** M15.1: with it countries rise against whoever holds them. */
  readonly uprisings?: true;
  /** M14.4: with it the turns have seasons. */
  readonly seasons?: true;
  /** M11.0: with it ships carry units over the sea. */
  readonly ships?: true;
  /** M17: minor countries that are allied from the start, by the first letters of their names. */
  readonly allies?: (source: Pick<Source, 'chosen'>) => Allies;
  /** M17.table */
  readonly opening?: (source: Pick<Source, 'chosen'>) => Opening;
  /** M16.1: what is printed on a unit, as the module reads it. */
  readonly prints?: (unit: Unit) => Unit;
  readonly opens?: Lists;
  readonly shuts?: Lists | ((source: Source) => Lists);
  readonly answers: (source: Source) => RuleCard['answers'];
}
