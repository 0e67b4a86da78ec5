import { counted } from '#core/notation/columns.ts';
import type { enTable } from '../en/table.ts';
import type { Like } from '../word-types.ts';

/** Entscheidungen am Tisch, auf Deutsch. */

export const deTable: Like<typeof enTable> = {
  planMoves: 'Züge planen',
  planMovesText:
    'Züge erst als Schatten legen: die Stärkeverhältnisse sehen, zwei Pläne vergleichen, einen mit einem Druck spielen.',
  movePlanOf: (plan) => `Plan ${plan === 0 ? 'A' : 'B'}`,
  planAsks: 'Züge planen; noch wird nichts gespielt',
  planPlay: (moves) => `Plan spielen (${counted(moves, 'Zug', 'Züge')})`,
  planLeave: 'Plan verlassen',
  planClear: 'Leeren',
  planEmpty: 'Noch kein Zug. Stapel und Ziel wählen; dann einen zweiten Plan danebenlegen.',
  planNow: 'Jetzt',
  planMoved: 'Züge',
  planDry: 'Ohne Nachschub',
  plateDry: 'kein Nachschub',
  plateTrapped: 'kein Rückzug',
  oddsAny: 'ohne Abwehr',
  backNone: 'kein Rückzug',
  backOpen: (ways) => counted(ways, 'Feld zum Rückzug', 'Felder zum Rückzug'),
  contactLine: ({ attack, defence, terms, odds, back }) =>
    `${attack} gegen ${defence}${terms === '' ? '' : ` (${terms})`}: ${odds}, ${back}.`,
  contacts: 'Dort berührt',
  contactsText: 'Wenn alle angreifen, die daneben stehen.',
  stand: (count: number) => `Davor gespielt: ${counted(count, 'Befehl', 'Befehle')}.`,
  tooLate: 'Das Spiel war schon weiter, als das ankam: bitte neu ansehen und entscheiden.',
  endGame: 'Das Spiel beenden …',
  offerDraw: 'Unentschieden anbieten',
  agreeDraw: 'Dem Unentschieden zustimmen',
  offersDraw: (several) => `${several ? 'bieten' : 'bietet'} ein Unentschieden an.`,
  resign: 'Aufgeben',
  resignSure: 'Ja, aufgeben: das Spiel ist zu Ende',
  givenDice: (count) =>
    count === 1
      ? 'Der nächste Wurf dieses Spiels ist mit der Stellung vorgegeben.'
      : `Die nächsten ${count} Würfe dieses Spiels sind mit der Stellung vorgegeben.`,

  reachStops: 'Auf grauen Feldern endet die Bewegung.',
  markWay: 'Wegpunkte setzen',
  wayBegun: (by) => `Über ${by}. Wählen Sie das Ziel[; mit Umschalt folgt ein weiterer Wegpunkt|].`,
  dropWay: 'Weg verwerfen',
  notPossible: (count) => `Jetzt nicht möglich (${count})`,
  whoGoes: (hex) => `Wer geht nach ${hex}?`,
  moreWays: (count) => `${count} weitere auf der Karte`,
  dueChosen: (chosen, owed) => `${chosen} von ${owed} gewählt`,
  dueLeft: (left) => `noch ${left}`,
  duePaid: 'Das genügt.',
  countsTwice: 'zählt doppelt',
  showOnMap: 'Auf der Karte zeigen',
  noneChosen: 'Von vorn',
};
