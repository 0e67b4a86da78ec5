import type { Component } from 'solid-js';
import type { Library } from '../core/game-kit.ts';
import type { Prompt } from '../core/game.ts';
import type { LedgerText } from '../core/ledger.ts';
import type { Fault } from '../core/notation/notation.ts';
import type { Message } from '../core/message.ts';
import type { LogEntry } from '../core/record/log-entry.ts';
import type { Grid } from '../hex/grid.ts';
import type { Action, Bill, Choice, Lead, Overlay, Piece, UnitId } from '../table/desk.ts';
import type { CountersModel, CounterUnit, HexIndex, Layer, Layers, MapModel } from '../table/board-model.ts';
import type { Roll } from '../table/host.ts';
import type { Lesson, Lessons, LessonWords } from '../table/lesson.ts';
import type { Chart } from './board/chart-sheets.ts';
import type { Token } from './board/sheets.ts';
import type { ThemeName } from './board/theme.ts';
import type { Sign } from './table/icon.tsx';
import type { Reason } from './table/computers.ts';
import type { Start } from './table/start.ts';
import type { Laid, Table } from './table/table-model.ts';

/** Parts of the page a game adds to the common table. */

/** A side, in the order of the counters' colours. */
export interface SideLook {
  readonly id: string;
  readonly name: () => string;
}

export interface OverlayLook {
  readonly name: string;
  readonly key: string;
  readonly title: () => string;
  readonly sign: Sign;
  readonly opacity: number;
  /** Line style of its ways, and lean of its hatching. */
  readonly way?: 'path' | 'route' | 'march';
  readonly lean?: 'left' | 'right';
  /** Text of its plates, where the game provides a name or a code. */
  readonly plate?: (text: string) => string;
  /** The key to its marks, lines under it, and what is told only to who asks. */
  readonly legend: (overlay: Overlay) => {
    readonly marks: readonly { readonly swatch: string; readonly text: string }[];
    readonly lines: readonly string[];
    readonly notes?: { readonly title: string; readonly lines: readonly string[] };
  };
}

export interface PanelProps {
  readonly openRule: (id: string) => void;
}

export interface TabLook {
  readonly id: string;
  readonly title: () => string;
  readonly body: Component<PanelProps>;
}

/** The game's own words at the common table. */
export interface TableWords {
  /** The game being played, for the heading. */
  title(): string;
  /** The kind of decision in a word or two: movement, battles. */
  phase(prompt: Prompt<string>): string;
  /** A step of the turn by its kind, for the ribbon. */
  step(kind: string): string;
  asks(): string;
  /** The button that ends the decision; `leads`, what comes then, where it is known. */
  done(leads?: Lead): string;
  /** Effect of ending the decision, in a sentence. */
  means(): string;
  /** True while ending the decision would lose what can still be used. */
  wastes?(): boolean;
  kind(piece: Piece): string;
  /** Alike units counted: `3 × armor 6-6`. */
  kinds(pieces: readonly Piece[]): string;
  /** State of a unit in a word or two. */
  standing(piece: Piece): string;
  /** Place of a stack whose hex is only a stand-in. */
  place?(hex: number): string | undefined;
  /** The sums of a stack in the hex chosen. */
  sums(pieces: readonly Piece[]): string;
  /** Sums of a stack on the map: beside it, and under it when spread out. */
  stacked(pieces: readonly Piece[]): { readonly total?: string; readonly caption: string };
  /** Place of a unit that lies on no hex. */
  whereabouts(piece: Piece): string;
  cost(cost: number): string;
  /** Meaning of the number on a far counter, in a game without fronts. */
  farBlock?(): string;
  /** The cost as it is written in every hex of a reach, where that is shorter. */
  costInHex?(cost: number): string;
  warning(rule: string): string;
  action(verb: string): string;
  /** One button for choices alike of several units. */
  choice(choice: Choice, together: number): string;
  /** Request to choose a hex for an action begun; undefined where one is chosen. */
  chooseHex(action: Action): string | undefined;
  /** Odds and result of a roll in the log, where more than the command can be told. */
  roll(roll: Roll): { readonly odds: string; readonly result: string } | undefined;
  /** Result of a battle in the game's own words. */
  fought(what: unknown): string;
  bill(bill: Bill): { readonly title: string; readonly text: string; readonly pay: string };
  /** A hex, or one unit of it, in a line. */
  hex(hex: number, unit?: UnitId): string;
}

/** Description of a hex for players who cannot see the board. */
export interface HexAnswer {
  readonly here: readonly string[];
  readonly more: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** One of several things a phase is about, as the bar of action shows it: a battle declared. */
export interface Plate {
  /** Key figure: odds. */
  readonly title: string;
  readonly where: string;
  /** Most likely result, and shares of good and bad results: parts of one. */
  readonly text: string;
  readonly bar: readonly { readonly tone: 'good' | 'even' | 'bad'; readonly part: number }[];
  readonly standing: 'open' | 'next' | 'now' | 'over';
  /** Standing in a word for screen readers; empty while it is open. */
  readonly stands: string;
  /** Shows it on the map and in its panel. */
  readonly open: () => void;
  readonly remove?: { readonly name: string; readonly act: () => void };
}

/** The one thing the main button does. */
export interface MainAct {
  readonly text: string;
  readonly press: () => void;
}

/** Parts a game brings to one table: made once for it, so that it may keep signals of its own. */
export interface Fittings {
  readonly words: TableWords;
  /** By the kind of decision; without one the common list of choices serves. */
  readonly panels: Readonly<Record<string, Component<PanelProps>>>;
  readonly tabs: readonly TabLook[];
  readonly tools: readonly TabLook[];
  /** The printed table a battle was read from. */
  readonly BattleTable?: Component<PanelProps & { readonly what: unknown; readonly rolling: boolean }>;
  /** Strip of the phase in the action bar; without plates there is no strip. */
  readonly plates?: { title(): string; list(): readonly Plate[] };
  /** Standing of the game besides turn and victory, along the top. */
  readonly Standing?: Component<PanelProps>;
  /** Targets of the units in hand, above what else they may do. */
  readonly Targets?: Component<PanelProps>;
  /** Finer orders by the kind of decision, which this page follows while its player is asked. */
  readonly orders?: Readonly<Record<string, Component>>;
  /** Final account of a finished game, besides the winner. */
  readonly Reckoning?: Component<PanelProps>;
  /** Takes a click on a hex for one of the game's own tools; then nothing else happens. */
  takes?(hex: number): boolean;
  /** True while an action has the map to itself: no stack is asked for. */
  led?(): boolean;
  /** True if a click opens its panel first, though selected units could be sent. */
  asksFirst?(): boolean;
  /** Carries out what is being prepared: the main button, while there is something. What ends the decision is a plain one then. */
  main?(): MainAct | undefined;
  /** Floats above the board. */
  readonly over?: Component<PanelProps>;
  /** Description of one unit. */
  readonly Card?: Component<PanelProps & { readonly unit: UnitId }>;
  /** Laid over the map besides what every table lays there. */
  layers(): readonly Layer[];
  /** True if a choice of this verb leads to its hex or places something there; else it aims at the units there. */
  goes?(verb: string): boolean;
  /** Hexes a key may step through where units in hand are aimed at hexes, or placed on them. */
  lit?(): readonly number[];
  /** A hex for each area of the map those in hand can go to. */
  areas?(): readonly number[];
  /** Keys of the game's own. */
  readonly keys?: Readonly<Record<string, { readonly means: () => string; readonly press: () => void }>>;
  /** Remarks under the stack in hand. */
  hints?(): readonly string[];
  /** The reasons of a computer player, as a list and on the map. */
  readonly Reasons: Component<{ readonly list: readonly Reason[] }>;
  reasonLayers(list: readonly Reason[]): readonly Layer[];
  about(hex: number): Promise<HexAnswer>;
}

/** Lines of the log sorted by what they are about. */
export interface LogLook {
  readonly kinds: readonly { readonly id: string; readonly title: () => string }[];
  kindOf(rules: readonly string[]): string;
  /**
   * Heading of a log line that begins a player turn or a phase and says nothing else; with `kept` the line is shown
   * under it as well.
   */
  heading(text: Message): { readonly of: 'turn' | 'phase'; readonly title: string; readonly kept?: true } | undefined;
  /** A line that stands in one with its like where there are many. */
  gathers(line: LogEntry): Gathered | undefined;
  /** Set if names of units show their side. */
  readonly tellsSides?: true;
}

/** Groups of similar log lines. */
export type Gathered = 'moves' | 'arrivals' | 'setup';

/** A game's rulebook and what belongs to single rules of it. */
export interface Rulebook {
  /** Fetched when the book is first opened. */
  ledgers(): Promise<readonly LedgerText[]>;
  /** The heading of the part a beginner reads, and the name of any part by its heading. */
  readonly first: string;
  part(heading: string): string;
  /** Parts in the order a player reads them, each with the numbers of its chapters; else the order of the ledger. */
  readonly parts?: readonly (readonly [part: string, ...chapters: string[]])[];
  /** Placeholder of the search field. */
  hint(): string;
  /** Rules with a drawing, in the book's order; the drawings themselves are fetched when one is looked at. */
  readonly drawn: readonly string[];
  readonly Diagrams: Component<{ readonly rule: string; readonly theme: ThemeName }>;
}

/** A game's lessons with what they say and how they look. */
export interface School {
  readonly lessons: Lessons;
  words(lesson: string): LessonWords | undefined;
  /** Picture of a lesson's board, as SVG. */
  picture(lesson: Lesson, theme: ThemeName): string;
}

/** A map that is looked at before a game: the ground, who stands there, zones and what is fought for. */
export interface BriefingMap {
  readonly map: MapModel;
  readonly counters: CountersModel;
  readonly layers: Layers;
  /** Hexes to show; by default the whole map. */
  readonly look?: readonly HexIndex[];
}

/** Text shown before a scenario, and its choices. */
export interface Briefing {
  /** The side somebody takes who does not choose. */
  readonly side: string;
  about(): readonly string[];
  orders(side: string): readonly string[];
  /** Rules of play, in a few lines. */
  how(): readonly string[];
  /** Victory conditions, common or by side. */
  wins(): readonly {
    readonly side?: string;
    readonly rows: readonly { readonly name?: string; readonly text: string; readonly rule?: string }[];
  }[];
  /** The units of a side, those that are alike together. */
  forces(side: string): readonly { readonly counter: CounterUnit; readonly count: number; readonly name: string }[];
  map(you: string | undefined): BriefingMap | undefined;
  /** Choice of the placement of armies, if there is one. */
  readonly SetUp?: Component;
  setUp(): string;
  /** Rules that can be chosen, and which are. */
  readonly Rules?: Component<PanelProps>;
  rules(): string;
  begin(seats: Start['seats']): Start;
}

/** The game on the pages before its table. */
export interface Lobby {
  /** Computer players to play against, weakest first: as many as there are names for them. */
  readonly opponents: readonly string[];
  /** Playing style of a level. */
  about(level: string): string;
  /** Undefined where there is no such scenario. */
  briefing(scenario: string): Promise<Briefing | undefined>;
  /** Title of the page of `Own`. */
  own(): string;
  /** A game put together from all its parts, on a page of its own: `#/play/ID/own`. */
  readonly Own?: Component<{ readonly begin: (start: Start) => void; readonly openRule: (id: string) => void }>;
}

/** Levels and scenarios of a game. */
export interface Kinds {
  /** By a set-up, in no language: as short as can be, for lists. */
  of(setup: string): string;
  name(kind: string): string;
  /** The scenario of its catalogue, if it is one. */
  scenario(kind: string): string | undefined;
}

/** Parts of a game for the pages around the table. */
export interface Cover {
  /** Id in games.ts. */
  readonly id: string;
  readonly sides: readonly SideLook[];
  /** Computer players that may be asked to play, weakest first. */
  readonly levels: readonly string[];
  /** Level that gives hints and plays on request. */
  readonly adviser: string;
  /** Boards, armies and positions. */
  readonly library: Library;
  /** Faults of a written set-up. */
  faults(setup: string): Promise<readonly Fault[]>;
  readonly kinds: Kinds;
  readonly lobby: Lobby;
  readonly rulebook: Rulebook;
  readonly school?: () => Promise<School>;
  /** Sheets for play on a real table: of the game, or of one of its battles. */
  readonly paper?: (battle?: string) => Promise<Printed | undefined>;
}

/** Sheets of a game. */
export interface Printed {
  readonly map: MapModel;
  /** Lines and areas printed on the map. */
  readonly layers?: Layers;
  readonly counters: readonly CounterUnit[];
  /** Signs to lay on counters and into hexes. */
  readonly tokens?: readonly Token[];
  readonly charts?: readonly Chart[];
  /** Battles to choose from; the first is meant where none is named. */
  readonly battles?: readonly { readonly id: string; readonly title: string }[];
}

export interface Face extends Cover {
  /** The game in numbers; `show` goes to a command on the board. */
  readonly Report?: Component<{ readonly table: Table; readonly show: (n: number) => void }>;
  /** Board of a set-up; undefined when it cannot be read. */
  board(setup: string): { readonly map: () => MapModel; readonly grid: Grid } | undefined;
  readonly overlays: readonly OverlayLook[];
  readonly log: LogLook;
  fit(table: Laid, setup: string): Fittings;
}
