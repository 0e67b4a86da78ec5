import { counted } from '#core/notation/columns.ts';
import { deSeeing } from './view.ts';
import { deAfter } from './after.ts';
import { deFront } from './front.ts';
import { deGames } from './games.ts';
import { deLayout } from './layout.ts';
import { dePlay } from './play.ts';
import { deLearn } from './learn.ts';
import { deTable } from './table.ts';
import { deComputer } from './computer.ts';
import { deFilm } from './film.ts';
import type { Words } from '../en/en.ts';

export { DE_SENTENCES } from './sentences.ts';

/** Alles, was die Seite auf Deutsch sagt. */
export const de: Words = {
  close: 'Schließen',
  dismiss: 'Verstanden',

  play: 'Spielen',
  playNow: 'Sofort spielen',
  openFile: 'Datei öffnen',
  openFileText: 'Ein gespeichertes Spiel oder eine Stellung; auch auf diese Seite zu ziehen.',
  replays: 'Spiel nachspielen',
  replaysText: 'Jedes gespeicherte Spiel, Zug um Zug oder Runde um Runde.',
  rulebook: 'Regelwerk',
  rulebookText: 'Jede Regel nach Nummer, mit Suche.',
  footer: 'Hexfront ist freie Software unter der MIT-Lizenz. Es lädt nichts außer von seinem eigenen Server.',
  theme: 'Farben',
  themeName: { classic: 'Klassisch', night: 'Nacht', contrast: 'Hoher Kontrast' },
  languageLabel: 'Sprache',
  languageAway: (name) => `${name} ließ sich nicht laden; es bleibt bei Deutsch. Besteht eine Verbindung?`,
  playedBy: (side, several) => `${side} ${several ? 'werden' : 'wird'} gespielt von`,

  fileForeign: (name, why) => `${name} ist weder ein Hexfront-Spiel noch eine Stellung: ${why}`,
  fileNewer: (name, version, ours) =>
    `${name} stammt von einem neueren Hexfront (Version ${version}; dieses liest ${ours}). Nichts wurde geöffnet.`,
  fileOtherGame: (name, game) => `${name} ist ein Spiel „${game}“, das diese Seite nicht spielt.`,
  sealBroken: 'der versiegelte Teil lässt sich nicht öffnen',
  fileDamaged: (name, why) => `${name} ist beschädigt: ${why}`,
  fileEmpty: (name) => `${name} ist leer.`,
  otherRules: (where) => `Diese Partie ist vollständig. Einiges ginge nach den heutigen Regeln anders (${where}).`,
  altered: 'Diese Partie wurde nach dem Speichern geändert. Spieler und Notizen stimmen vielleicht nicht mehr.',
  recovered: (good, why) =>
    `Dieses Spiel war beschädigt (${why}). Es geht vom letzten guten Stand weiter, nach ${counted(good, 'Befehl', 'Befehlen')}.`,

  home: 'Zurück zur Startseite',
  turn: (turn) => `Runde ${turn}`,
  opening: 'Das Spiel wird geöffnet …',
  thinking: 'Der Computer denkt …',
  isDeciding: (several) => (several ? 'sind am Zug …' : 'ist am Zug …'),
  undo: 'Zurück',
  redo: 'Vor',
  undoHere: 'Bis hier zurück',
  rules: 'Regeln',
  save: 'Speichern',
  copyPosition: 'Stellung kopieren',
  savePicture: 'Bild speichern',
  copied: 'Die Stellung liegt als Text in der Zwischenablage.',
  notCopied: 'Der Browser hat die Zwischenablage nicht freigegeben.',
  shortcuts: 'Tasten',
  more: 'Mehr',
  board: 'Das Brett',
  decision: 'Die Entscheidung',
  findHex: 'Feld',
  findHexHint: 'Feld, z. B. U20',
  noSuchHex: (name) => `Ein Feld ${name} gibt es auf diesem Brett nicht.`,
  rollOf: (dice) => `Würfel: ${dice}`,
  notYet: 'Noch nicht',
  stillToDo: 'Noch zu tun',
  readRule: (rule) => `Regel ${rule} lesen`,
  draw: 'Unentschieden',
  wins: (who, several) => `${who} ${several ? 'gewinnen' : 'gewinnt'}`,
  decideForMe: 'Für mich entscheiden',

  chosenHex: 'Das gewählte Feld',
  chooseStack: 'Wählen Sie einen Stapel auf der Karte.',
  empty: 'leer',
  bringHere: (units, cost) => `${units} hierher bewegen (${cost})`,
  selectAll: 'Alle',
  selectNone: 'Keine',

  actions: 'Außer bewegen',
  actionsOnly: 'Was sie dürfen',
  yourChoice: 'Ihre Wahl',
  against: 'gegen',
  fewer: (unit) => `Weniger von ${unit}`,
  moreOf: (unit) => `Mehr von ${unit}`,

  tabLog: 'Protokoll',
  tabDice: 'Würfel',
  tabText: 'Textbrett',
  textBoardHint: 'Alle Stapel, die nächsten am Gegner zuerst. Wählen Sie einen aus.',
  stackLine: (hex, units, distance) =>
    `${hex}: ${units}; nächster Gegner ${counted(distance, 'Feld', 'Felder')} entfernt`,
  reachList: (count) => `Erreichbare Felder: ${count}`,
  moveTo: (hex, cost) => `${hex} (${cost})`,

  replay: 'Nachspielen',
  prove: 'Aufzeichnung prüfen',
  proveText: 'Spielt sie nach den Regeln nach und sagt, was sie belegt.',
  proving: 'Die Aufzeichnung wird nachgespielt …',
  proves: (what) => `Diese Aufzeichnung: ${what}.`,
  provesNot: (why) => `Diese Aufzeichnung belegt nichts: ${why}.`,
  replayAt: (n, of) => `Befehl ${n} von ${of}`,
  first: 'Zum Anfang',
  stepBack: 'Ein Befehl zurück',
  stepOn: 'Ein Befehl vor',
  turnBack: 'Einen Spielerzug zurück',
  turnOn: 'Einen Spielerzug vor',
  last: 'Zum Ende',
  playFilm: 'Abspielen',
  pauseFilm: 'Anhalten',
  fork: 'Von hier an spielen',

  searchRules: 'Im Regelwerk suchen',
  openingRules: 'Das Regelwerk wird geöffnet …',
  nothingFound: 'Nichts gefunden.',
  searchFor: 'Ein Wort oder eine Regelnummer suchen.',
  rulings: 'Auslegungen',
  examples: 'Beispiele',

  keysTitle: 'Tastatur',
  keysOverlay: (name) => `Einblendung: ${name}`,
  keys: [
    ['?', 'Diese Liste'],
    ['G', 'Zu einem Feld nach Namen; dort Eingabe, dann wählt Eingabe auf dem Brett'],
    ['Umschalt + Pfeile', 'Feld für Feld gehen (Brett)'],
    ['Eingabe', 'Das Feld wählen, auf dem man steht (Brett)'],
    ['Pfeile, + und −, 0', 'Schieben, zoomen, ganze Karte (Brett)'],
    ['N, Umschalt + N', 'Nächster und voriger eigener Stapel, der noch etwas kann'],
    ['1 bis 9', 'Eine Einheit des Stapels dazu oder heraus'],
    ['A', 'Alle Einheiten des Stapels'],
    ['D', 'Der Knopf, der die Phase beendet'],
    ['J, Umschalt + J', 'Zu dem, was die gestellte Frage beantwortet, oder zum Nächsten dort; Eingabe drückt es'],
    ['. und ,', 'Die hellen Felder durchgehen (Brett); Eingabe nimmt das, auf dem man steht'],
    ['P', 'Beim Wählen Wegpunkte setzen (mit der Maus: Umschalt + Klick)'],
    ['Q', 'Züge als Schatten planen, oder den Plan verlassen'],
    ['E', 'Diese eine Entscheidung dem Computer überlassen'],
    ['Strg + Z, Strg + Umschalt + Z', 'Zurück, vor'],
    ['Escape', 'Auswahl oder Aktion fallen lassen'],
    ['F', 'Den Stapel ausbreiten, auf dem Sie stehen; Pfeile gehen ihn durch, Eingabe wählt (Karte)'],
    ['H', 'Tipp: drei Pläne für diesen Zug'],
    ['L, M', 'Spielsteine abheben; die kleine Karte (Karte)'],
    ['I', 'Die Karte der Einheit in der Hand, wo das Spiel Karten hat'],
    ['Y', 'Was seit Ihrem letzten Zug geschah'],
    ['R', 'Regelwerk'],
    [
      '← →, Bild auf/ab, Pos1 Ende, P',
      'Nachspielen: befehlsweise, zugweise, zum Anfang und Ende, abspielen und anhalten',
    ],
    [
      'P, N, . und ,, Escape',
      'Während der Zug des Computers läuft: anhalten und weiter, ein Schritt, schneller und langsamer, überspringen',
    ],
  ],

  ...deAfter,
  ...deSeeing,
  ...deFront,
  ...dePlay,
  ...deGames,
  ...deLearn,
  ...deTable,
  ...deLayout,
  ...deComputer,
  ...deFilm,
};
