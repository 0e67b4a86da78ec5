import type { Verb } from '#games/blitz/desk/actions.ts';
import type { Due } from '#games/blitz/desk/bill.ts';
import type { BlitzFrame, Command, State, UnitNo } from '#games/blitz/types.ts';
import { isStuck } from '#games/blitz/desk/stuck.ts';
import { harmOf } from '#games/blitz/combat/artillery/bombardment-effects.ts';
import { PRICE, sizeLeft } from '#games/blitz/combat/results/price.ts';
import { isAircraft, isGround, isShip, isTrain, type UnitType } from '#games/blitz/kinds.ts';
import type { Hex } from '#hex/hex.ts';
import type { Choice, Piece } from '#table/desk.ts';
import type { TableWords } from '#web/face.ts';
import { calledIn } from '#web/table/panels/unit-name.tsx';
import { named, said, typeName, w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { stackedWords, stackSums, unitsOf } from '../counters.ts';
import { type Clashed, foughtIn } from '../battle-events.ts';
import { hexLine } from './hex-words.ts';
import { inKinds } from './in-kinds.ts';
import { airRollWords } from './flight-words.ts';
import { resultName, resultWords } from './results.ts';
import { shipChoice } from './ship-choice.ts';
import { doneMeaning, doneText, phaseText, promptText, stepText } from './prompt.ts';

/** One of several alike may have more behind its verb: `placePc 12`. */
const verbName = (verb: string): string =>
  w.actionName[verb as Verb] ?? w.actionName[verb.split(' ', 1)[0] as Verb] ?? verb;

/** Result of a battle, or of an engagement of fleets, in words. */
function outcomeName(one: Clashed): string {
  if (one.is === 'engaged') return w.engagementResult[one.result];
  if (one.is === 'airRoll') return airRollWords(one);
  // T22.capture: a bare number on the table.
  if (one.kind === 'assault') return resultWords(one.kind, one.result);
  const name = resultName(one.result, one.kind);
  // The letters of M4 are known to few.
  const modular = one.kind !== 'air' && (one.result.table === 'M4.standard' || one.result.table === 'M4.blitz');
  return modular ? `${name}: ${resultWords(one.kind, one.result)}` : name;
}

/** Words of Blitzkrieg at the common table. */
export function tableWords(table: BlitzTable): TableWords {
  const { state, frame } = table;
  const unit = (piece: Piece) => unitsOf(state(), [piece])[0];
  const called = (units: readonly UnitNo[]): string => units.map(table.called).join(', ');
  const cityName = (hex: Hex): string =>
    table.board?.source.cities.find((one) => one.hexes.includes(hex))?.name ?? table.name(hex);
  return {
    title: () => {
      const { kinds } = table.game.face;
      return kinds.name(kinds.of(table.game.setup()));
    },
    phase: ({ at }) => phaseText(at as BlitzFrame['at'], frame()),
    step: (kind) => stepText(kind, table.parts()),
    asks: () => {
      const now = state();
      return now ? promptText(frame(), now, table.duties(), table.parts()) : '';
    },
    done: (leads) => {
      const now = state();
      return now ? doneText(frame(), now, table.duties(), table.parts(), leads) : '';
    },
    means: () => doneMeaning(frame(), state(), table.duties(), table.parts()),
    kind: ({ kind }) => typeName(kind as UnitType),
    kinds: (pieces) => inKinds(unitsOf(state(), pieces)),
    standing(piece) {
      const one = unit(piece);
      if (!one) return '';
      const nation = table.board?.source.countries[one.nation ?? -1]?.name;
      if (one.place === 'neutral') return w.neutralOf(named(nation ?? ''));
      if (one.isolated) return w.isolatedNow;
      if (one.place === 'air') return w.inAir;
      if (one.aboard !== undefined && one.place === 'map') return w.inFirstWave(table.name(one.aim ?? -1));
      if (one.aboard !== undefined) return w.aboard(said({ unit: one.aboard }));
      const [now, { terms }] = [state(), table];
      const harm = now && terms ? harmOf(terms, now as State, one) : undefined;
      if (harm) return w.harmNow[harm];
      if (now && terms && isStuck(terms, now as State, one)) return w.immobileNow;
      if (one.fired) return w.firedNow;
      if (isShip(one) && (one.aborted || one.withdrawn)) return w.shipShort[one.aborted ? 'aborted' : 'withdrawn'];
      if (one.onCall) return w.onCallNow;
      if (isAircraft(one) && one.flown) return w.parkedStanding.flown;
      if (one.stopped) return w.stopped;
      const left = table.left().get(piece.id);
      if (left === undefined || !(isGround(one) || isTrain(one)) || one.place !== 'map') return '';
      // M2.3: it has moved not at all and has nothing to move with.
      return left === 0 && one.spent === 0 && isGround(one) ? w.stopped : w.left(w.points(left));
    },
    place(hex) {
      const ships = table.shipsAt(hex);
      const [first] = ships;
      if (first?.place === 'dock') return table.placeName(hex);
      if (!first?.zone || first.place !== 'sea') return undefined;
      const fleets = new Set(ships.map(({ fleet = 1 }) => fleet));
      return fleets.size === 1 ? w.fleetAt(first.zone, first.fleet ?? 1) : w.zoneName(first.zone);
    },
    sums: (pieces) => stackSums(state(), pieces),
    stacked: (pieces) => stackedWords(state(), pieces),
    whereabouts(piece) {
      const one = unit(piece);
      return one?.place === 'sea' ? `${w.atSeaList} ${one.zone ?? ''}` : one?.place === 'waiting' ? w.waits : '';
    },
    cost: (thirds) => w.points(thirds),
    warning: (rule) => (rule === 'M10.25' ? w.carriesLine : rule === 'M18.12' ? w.neutralSoil : w.foreignSoil),
    action: (verb) => verbName(verb),
    choice({ command, verb, box, text }: Choice, together) {
      const name = verbName(verb);
      const one = command as Command;
      const told = shipChoice(one, { called, one: table.called, hex: table.name });
      if (told !== undefined) return `${name}: ${told}`;
      if (box !== undefined) return together > 1 ? `${name} ${box} (${w.together(together)})` : `${name} ${box}`;
      if (one.do === 'entrain' || one.do === 'detrain')
        return `${name}: ${called(one.units)} (${table.called(one.unit)})`;
      if (one.do === 'splitUnit') return `${table.called(one.unit)} ${w.splitInto(one.sizes.join(' + '))}`;
      if (one.do === 'combine') return `${name}: ${called(one.units)}`;
      if (one.do === 'placeGuerilla') return w.guerillaOf(cityName(one.city), table.name(one.hex));
      if (one.do === 'delay' && one.city !== undefined) return w.guerillaWaits(cityName(one.city));
      if (['stand', 'delay', 'claimVictory', 'playOn'].includes(one.do)) return name;
      if (one.do === 'support') return one.units.length > 0 ? `${name}: ${called(one.units)}` : w.supportNone;
      if (one.do === 'chooseK') {
        const now = frame();
        if (now?.at !== 'payment') return name;
        return w.payFor(PRICE * one.k, now.steps - one.k, sizeLeft(state()?.units ?? [], now.fight.defenders));
      }
      if (one.do === 'endMovement') return `${name}: ${called(one.abandon ?? [])}`;
      if (one.do === 'endStep' && one.abandon) return w.givingUp(called(one.abandon));
      return `${name}: ${calledIn(table.laid, text).join(' ')}`;
    },
    // An invasion is aimed first; the sea hex it comes from is chosen after.
    chooseHex: ({ verb, choices }) =>
      table.tasking.aim() === undefined
        ? (verb === 'stageInvasion' && choices[0]?.then === undefined ? w.chooseThen : w.chooseLit)(verbName(verb))
        : undefined,
    bill: ({ what, owed, by }) => ({
      title: w.dueTitle[what as Due],
      text: w.dueText(what, owed, by),
      pay: what === 'exchange' ? w.payExchange : what === 'beach' || what === 'leftOut' ? w.serveThese : w.takeLosses,
    }),
    hex(hex, id) {
      const city = table.board?.source.cities.find((one) => one.hexes.includes(hex))?.name;
      return hexLine(state()?.units, { hex, name: table.name(hex), city }, id, table.shipsAt(hex));
    },
    fought: (what) => outcomeName(what as Clashed),
    roll({ happened }) {
      const fought = foughtIn(happened);
      return fought && { odds: fought.is === 'airRoll' ? fought.column : fought.odds, result: outcomeName(fought) };
    },
  };
}
