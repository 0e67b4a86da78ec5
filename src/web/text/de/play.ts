import { counted } from '#core/notation/columns.ts';
import type { enPlay } from '../en/play.ts';
import type { Like } from '../word-types.ts';

const half = (minutes: number): string => {
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2) || ''}${halves % 2 === 1 ? '½' : ''}`;
};

/** Szenarien, Lagebesprechung und Ende einer Partie auf Deutsch. */
export const dePlay: Like<typeof enPlay> = {
  levelNames: ['Rekrut', 'Regulär', 'Veteran', 'Meister'],
  computerSeat: (level) => `${level} (Computer)`,
  botNamed: (name) => `${name} (Bot)`,
  anyMove: 'Irgendein Zug',
  you: 'Sie',
  againstWhom: (who) => `gegen ${who}`,
  playerHere: 'Spieler an diesem Gerät',

  minutesShort: (minutes) =>
    minutes < 90
      ? `${minutes} Min.`
      : minutes < 300
        ? `${half(minutes)} Std.`
        : minutes < 600
          ? 'mehrere Abende'
          : 'ein Feldzug',
  minutesLong: (minutes) =>
    minutes < 90
      ? counted(minutes, 'Minute', 'Minuten')
      : minutes < 300
        ? `${half(minutes)} Stunden`
        : minutes < 600
          ? 'mehrere Abende'
          : 'ein Feldzug',
  timeRange: (from, to) => `${from} bis ${to}`,
  turnsCount: (turns) => (turns === 0 ? 'ohne Rundengrenze' : turns === 1 ? '1 Runde' : `${turns} Runden`),
  unitsCount: (units) => (units === 0 ? 'Armeen Ihrer Wahl' : counted(units, 'Einheit', 'Einheiten')),
  hexesCount: (hexes) => `${hexes.toLocaleString('de')} Felder`,
  difficulty: ['Leicht', 'Einfach', 'Mittel', 'Anspruchsvoll', 'Schwer'],
  difficultyLabel: (name) => `Schwierigkeit: ${name}`,

  scenariosTitle: 'Szenario wählen',
  searchScenarios: 'Szenarien durchsuchen',
  searchScenariosHint: 'Ort, Jahr, Einheit oder Regel',
  ladder: 'Von der Lektion zum ganzen System',
  rungName: {
    lesson: 'Lektion',
    first: 'Erstes Gefecht',
    battle: 'Gefecht',
    evening: 'Abend',
    campaign: 'Feldzug',
    system: 'Ganzes System',
  },
  rungText: {
    lesson: '5 Min.',
    first: '20–45 Min.',
    battle: 'etwa 1 Stunde',
    evening: '2–4 Stunden',
    campaign: 'mehrere Abende',
    system: 'alle Regeln',
  },
  filterGames: 'Spiel',
  allBoxes: 'Alle Spiele',
  moreFilters: 'Nur',
  onlyEven: 'Gleiche Chancen',
  onlyFresh: 'Noch nicht gespielt',
  sortBy: 'Ordnung',
  sortScenarios: { easy: 'Leichte zuerst', short: 'Kurze zuerst', even: 'Ausgeglichene zuerst', name: 'Nach Namen' },
  shownOf: (shown, all) => `${shown} von ${all}`,
  yourNextStep: 'Ihr nächster Schritt',
  finished: 'Gespielt',
  noScenario: (search) =>
    search === '' ? 'Kein Szenario passt zu dieser Auswahl.' : `Kein Szenario passt zu „${search}“.`,
  clearFilters: 'Auswahl aufheben',
  nextRung: (name) => `Nächste Stufe: ${name}`,
  balance: (first, share, second) => `${first} ${share} : ${100 - share} ${second}`,
  balanceGames: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
  notMeasured: 'Chancen noch nicht gemessen',
  favours: (side) => `Vorteil ${side}`,

  playHereInstead: 'Lieber an diesem Gerät spielen',

  toScenarios: 'Szenarien',
  yourOrders: 'Ihr Befehl',
  ordersOfSide: (side) => `Befehl: ${side}`,
  whatWins: 'Was gewinnt',
  forces: 'Kräfte',
  unitsOf: (side, count) => `${side}: ${counted(count, 'Einheit', 'Einheiten')}`,
  usually: 'Wie es meist ausgeht',
  usuallyText: (games) => `${games} Partien, Regulär (Computer) gegen sich selbst`,
  notPlayedYet: 'Noch nicht gemessen.',
  whoPlays: 'Wer spielt?',
  computer: 'Computer',
  armyLater: (side) => `${side}: Die Armee wird zu Beginn des Spiels gewählt.`,
  victoryLevels: ['knapp', 'taktisch', 'entscheidend'],
  swapSides: 'Seiten tauschen',
  seatOfSide: (side) => `Wer spielt ${side}?`,
  levelOf: (side) => `Stufe des Computers für ${side}`,
  startHere: (side) => `${side} beginnt hier`,
  youStartHere: 'Sie beginnen hier',
  setUp: 'Aufstellung',
  rulesPlayed: 'Regeln',
  change: 'Ändern',
  beginGame: 'Beginnen',
  beginAs: (first, one, second, other) => `${first}: ${one}. ${second}: ${other}.`,
  whereToPlay: 'Wo spielen Sie?',
  onThisDevice: 'An diesem Gerät',
  onlineFriend: 'Online mit einem Freund',
  ownOnline: 'Für einen Tisch online: Wer welche Seite spielt, wählen Sie auf der nächsten Seite.',
  onlineAway: 'Dieser Teil der Seite ließ sich nicht holen. Gibt es eine Verbindung?',
  watchComputers: 'Beide Plätze hat der Computer: Sie sehen zu.',
  unknownScenario: 'Ein solches Szenario gibt es nicht.',
  howToPlay: 'So wird es gespielt',

  playedMinutes: (minutes) => counted(minutes, 'Minute', 'Minuten'),
  rematch: 'Revanche mit getauschten Seiten',
  howClose: 'Wie knapp?',
  turningPoints: 'Wendepunkte',
  turningText: 'Wer bei Ziel und Einheiten vorn lag, nach jeder Runde.',
  losses: 'Verluste',
  lossesOf: (lost, all) => `${lost} von ${all}`,
  luck: 'Glück',
  luckText: 'Die Marke ist 3,5: das Erwartete.',
  review: 'Rückblick',
  reviewText: (side: string) =>
    `Gewinnaussicht von ${side}, Runde für Runde: was die Würfel brachten und was entschieden wurde`,
  reviewStart: 'Partie durchsehen',
  reviewing: (done: number, all: number) => `Die Partie wird durchgerechnet: ${done} von ${all}`,
  reviewFailed: (why: string) => `Der Rückblick ist misslungen: ${why}`,
  reviewTurn: 'Runde',
  reviewChance: 'Aussicht',
  reviewLuck: 'Glück',
  reviewDecided: 'Entscheidungen',
  reviewAll: 'Alle',
  reviewAdvice: 'Wo am meisten verloren ging',
  reviewAdviceText: 'Entscheidungen, die nach dieser Zählung am meisten kosteten, und der Plan des Computers dafür',
  reviewNone: 'Keine Seite hat durch ihre Entscheidungen viel verloren.',
  reviewUnweighed: (rolls: number) => `${rolls} ${rolls === 1 ? 'Wurf ließ' : 'Würfe ließen'} sich nicht abwägen.`,
  reviewHow:
    'Alles in Punkten von hundert. Die Aussicht ist, was die Zählung des Computers von der Stellung für sich sagt. Glück ist, was ein Wurf über den Durchschnitt aller Augenzahlen hinaus brachte; der Rest gilt als Entscheidung der Seite, die den Befehl gab.',
  showIt: 'Zeigen',
  lookAtMap: 'Karte ansehen',
  toBriefing: 'Lage',
  luckOf: (count, mean) => `${counted(count, 'Würfel', 'Würfel')}, Durchschnitt ${mean}`,
  enough: (needed) => `${needed} genügen`,
  sideLost: (side, count, several) =>
    `${side} ${several ? 'verlieren' : 'verliert'} ${counted(count, 'Einheit', 'Einheiten')}.`,
  sideTook: (side, place, several) => `${side} ${several ? 'nehmen' : 'nimmt'} ${place}.`,
  sideGained: 'Das Gewicht verschiebt sich.',
  seeResult: 'Das Ergebnis',
};
