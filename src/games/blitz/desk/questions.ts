import { seededChoice } from '#core/dice/dice.ts';
import type { Past } from '#table/desk.ts';
import type { Hex } from '#hex/hex.ts';
import type { Blitz } from '../open.ts';
import type { Library } from '../position.ts';
import type { BlitzEvent, Command, Side, Sortie, State, UnitNo } from '../types.ts';
import { orderedAnswer, type StandingOrders } from '../air/desk/standing-orders.ts';
import type { HomeWish } from '../air/desk/home-ways.ts';
import type { WayWish } from '../air/desk/own-ways.ts';
import { airView, flightNow, plannedRaid } from '../air/desk/flight-view.ts';
import { fightView, foughtViews, outlookOf, planView } from '../combat/desk/battles.ts';
import { flightView } from '../air/desk/flight.ts';
import { guerillasView } from '../countries/desk/guerillas.ts';
import { trappedBy } from '../combat/results/payment.ts';
import { salvosOf, supportView } from '../combat/desk/guns.ts';
import { landings } from '../air/desk/landings.ts';
import { ordersView } from '../economy/desk/orders.ts';
import { placementCommands, roomInSetUp, scattered, seasInSetUp } from './placement.ts';
import { politicsOf } from '../countries/desk/politics.ts';
import { productionView } from '../economy/desk/production.ts';
import { obligationsOf, reachBeyond, thirdsLeft } from './queries.ts';
import { reportOf } from './after/report.ts';
import { engagementsOf } from '../sea/desk/engagements.ts';
import { fleetsOf } from '../sea/desk/fleets.ts';
import { assaultView, invasionOf, proposedWaves, type WaveWish } from '../sea/desk/invasion.ts';
import { seaZones } from '../sea/desk/zones.ts';
import { suggestion } from '../combat/desk/suggestion.ts';
import { aboutHex, type Walker, wayFor } from './view/board-questions.ts';

type GamePast = Past<State, BlitzEvent, Side>;

/** Questions of Blitzkrieg's own panels. Commands among the answers are given like any others. */
export const questionsOf = (game: Blitz, library: Library) => ({
  /** Hexes units could come to but for the enemy. */
  beyond: (state: State, _past: GamePast, units: readonly UnitNo[]) => reachBeyond(game, state, units),
  /** Thirds of movement each unit has left in this player turn. */
  left: (state: State, _past: GamePast, units: readonly UnitNo[]) => thirdsLeft(game, state, units),
  /** Range, bases, missions and targets of aircraft. */
  flight: (state: State, _past: GamePast, units: readonly UnitNo[]) => flightView(game, state, units),
  /** A battle that could be declared, aircraft among its attackers included. */
  battle: (state: State, _past: GamePast, attackers: readonly UnitNo[], hexes: readonly Hex[]) =>
    planView(game, state, attackers, hexes),
  /** Declared battles, each by its number. */
  fights: (state: State) => state.battles.flatMap(({ no }) => [[no, fightView(game, state, no)] as const]),
  /** Battles of the current combat that are over, for players who return in the middle of it. */
  fought: (state: State, { views }: GamePast) => foughtViews(game, state, views),
  /** All declared battles together, and one that is only planned. */
  outlook: (
    state: State,
    _past: GamePast,
    plan?: { readonly units: readonly UnitNo[]; readonly hexes: readonly Hex[] },
  ) => outlookOf(game, state, plan),
  obligations: (state: State) => obligationsOf(game, state),
  suggest: (state: State) => suggestion(game, state),
  /** Aircraft go back to their bases, or to the nearest that will have them. */
  landings: (state: State) => landings(game, state),
  /** Set-up: where the units in hand may stand. */
  room: (state: State, _past: GamePast, units: readonly UnitNo[]) => roomInSetUp(game, state, units),
  /** Set-up: the sea zones the units in hand may be put in. */
  seas: (state: State, _past: GamePast, units: readonly UnitNo[]) => seasInSetUp(game, state, units),
  /** Set-up: what is left is placed as a default placement says. */
  placement: (state: State, _past: GamePast, name: string) => placementCommands(game, state, library, name),
  /** Set-up: what is left is placed anywhere. */
  scatter: (state: State, _past: GamePast, seed: number) => scattered(game, state, seededChoice(seed)),
  /** M8: the orders of battle there are. */
  orders: () => ordersView(game),
  /** M16: what artillery can fire at, and what its support would be worth. */
  salvos: (state: State) => salvosOf(game, state),
  support: (state: State) => supportView(game, state),
  /** M4.5: those without a way back, by how many hexes are paid for. */
  trapped: (state: State): readonly (readonly UnitNo[])[] => {
    const frame = state.frames.at(-1);
    return frame?.at === 'payment' ? trappedBy(game.world, state, frame) : [];
  },
  /** M0.13: who is at war with whom. */
  politics: (state: State) => politicsOf(game, state),
  /** M15: who rises where. */
  guerillas: (state: State) => guerillasView(game, state),
  /** M9: the centres and what they can build. */
  production: (state: State) => productionView(game, state),
  /** M11: who rules the sea, the fleets, what an engagement or an invasion would come to. */
  seaZones: (state: State) => seaZones(game, state),
  fleets: (state: State) => fleetsOf(game, state),
  engagements: (state: State) => engagementsOf(game, state),
  invasion: (state: State) => invasionOf(game, state),
  proposedWaves: (state: State, _past: GamePast, hex: Hex) => proposedWaves(game, state, hex),
  assault: (state: State, _past: GamePast, hex: Hex, waves: readonly WaveWish[]) =>
    assaultView(game, state, hex, waves),
  /** M12: airbases and aircraft; a flight that could be sent; the flight at hand; what standing orders answer to it. */
  air: (state: State) => airView(game, state),
  raid: (
    state: State,
    _past: GamePast,
    command: Command,
    escort: readonly UnitNo[],
    ways?: readonly WayWish[],
    more?: readonly Sortie[],
  ) => plannedRaid(game, state, command, escort, ways, more),
  flightNow: (state: State, _past: GamePast, meant?: readonly UnitNo[], wishes?: readonly HomeWish[]) =>
    flightNow(game, state, meant, wishes),
  ordered: (state: State, _past: GamePast, orders: StandingOrders) => orderedAnswer(game, state, orders),
  about: (state: State, _past: GamePast, hex: Hex) => aboutHex(game, state, hex),
  way: (state: State, _past: GamePast, walker: Walker, from: Hex, to: Hex) => wayFor(game, state, walker, from, to),
  report: (_state: State, { known }: GamePast) => reportOf(game, known),
});

type Asked = ReturnType<typeof questionsOf>;

/** Questions as panels see them: about the current game, answered asynchronously. */
export type BlitzQuestions = {
  readonly [K in keyof Asked]: Asked[K] extends (state: State, past: GamePast, ...args: infer A) => infer R
    ? (...args: A) => Promise<R>
    : never;
};
