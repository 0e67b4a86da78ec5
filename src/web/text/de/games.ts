import { counted } from '#core/notation/columns.ts';
import type { enGames } from '../en/games.ts';
import type { Like } from '../word-types.ts';

/** Die Spiele dieses Browsers und Adressen, die nirgendwohin führen: auf Deutsch. */
export const deGames: Like<typeof enGames> = {
  myGames: 'Meine Spiele',
  myGamesTitle: 'Meine Spiele – Hexfront',
  allGames: (count) => `Meine Spiele: ${count}`,
  noGames: 'Noch keine Spiele',
  noGamesText: 'Jedes Spiel, das Sie beginnen, und jede Datei, die Sie öffnen, bleibt hier, bis Sie es löschen.',
  readingGames: 'Ihre Spiele werden durchgesehen …',
  gamesClosed: 'Dieser Browser lässt die Seite keine Spiele aufheben (privates Fenster oder abgeschalteter Speicher).',
  searchGames: 'Suchen',
  searchGamesHint: 'Name, Lage, Spieler …',
  noneFound: 'Kein Spiel passt.',
  sortGames: 'Reihenfolge',
  sortName: (by) => ({ played: 'Zuletzt gespielt', begun: 'Zuletzt begonnen', name: 'Nach Namen' })[by] ?? by,
  showMoreGames: (count) => `${count} weitere zeigen`,
  watchKept: 'Ansehen',
  rename: 'Umbenennen',
  renameLabel: 'Name des Spiels',
  renameDone: 'Namen behalten',
  cancel: 'Abbrechen',
  download: 'Herunterladen',
  downloadAll: 'Alle herunterladen',
  deleteGame: 'Löschen',
  deleted: (name) => `${name} wurde gelöscht.`,
  undoDelete: 'Rückgängig',
  importGames: 'Dateien einlesen …',
  importText: 'Gespeicherte Spiele, Stellungen oder ein ZIP davon; oder irgendwo auf diese Seite ziehen.',
  imported: (count) => (count === 1 ? '1 Spiel wurde eingelesen.' : `${count} Spiele wurden eingelesen.`),
  importedAlready: (count) => (count === 1 ? '1 war schon da.' : `${count} waren schon da.`),
  importedInPart: (name, good) =>
    `${name} ist beschädigt; es geht vom letzten guten Stand weiter, nach ${good} ${good === 1 ? 'Befehl' : 'Befehlen'}.`,
  working: (done, of) => `${done} von ${of} …`,
  fileTooLarge: (name, most) => `${name} ist zu groß: mehr als ${most} MB.`,
  zipTooLarge: (name, all, one, files) =>
    `${name} ist ausgepackt zu groß: mehr als ${all} MB, ${one} MB in einer Datei oder ${files} Dateien.`,
  zipDamaged: (name) => `${name} lässt sich nicht auspacken.`,
  zipEmpty: (name) => `In ${name} ist kein Spiel.`,
  untitled: 'Spiel',
  turnShort: (turn) => (turn === 0 ? 'Aufstellung' : `Runde ${turn}`),
  commandsShort: (count) => (count === 0 ? 'nicht begonnen' : counted(count, 'Befehl', 'Befehle')),
  timeSpent: (minutes) =>
    minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std. ${String(minutes % 60).padStart(2, '0')} Min.`,
  lastPlayed: (when) => `Zuletzt gespielt ${when}`,
  winnerShort: (who, several) => `${who} ${several ? 'haben' : 'hat'} gewonnen`,
  drawShort: 'unentschieden',
  damagedGame: 'Ein Spiel, das nicht zu lesen ist',
  damagedGameText: 'Was hier liegt, ist beschädigt. Es wurde nichts verändert.',
  space: (used, all) => `${used} von etwa ${all} belegt.`,
  persistent: 'Dieser Browser behält Ihre Spiele, bis Sie sie löschen.',
  notPersistent:
    'Dieser Browser darf sie löschen, wenn die Platte voll ist. Laden Sie herunter, was Ihnen wichtig ist.',
  askPersistent: 'Um Verbleib bitten',
  nearlyFull:
    'Der Speicher dieses Browsers ist fast voll. Es wird nichts entfernt, aber neue Züge finden vielleicht bald keinen Platz mehr: Laden Sie Spiele herunter und löschen Sie einige.',
  storeFull:
    'Der Speicher dieses Browsers ist voll oder geschlossen: Von hier an ist dieses Spiel nur in diesem Tab. Was gespeichert war, ist noch da.',
  deletedElsewhere: 'Dieses Spiel wurde in einem anderen Tab gelöscht. Ihr nächster Zug behält es wieder.',
  saveFile: 'In einer Datei speichern',
  makeRoom: 'Platz schaffen',

  lostTitle: 'Hier ist nichts',
  lostAddress: 'Diese Adresse führt nirgendwohin.',
  lostGame:
    'In diesem Browser gibt es dieses Spiel nicht. Es wurde vielleicht gelöscht oder in einem anderen Browser gespielt: Eine gespeicherte Datei lässt sich überall öffnen.',
  lostDamaged: 'Das Spiel unter dieser Adresse ist nicht mehr zu lesen. Es wurde nichts verändert.',
  lostOther: (game) => `Das ist ein Spiel von „${game}“, das diese Seite nicht spielt.`,
  lostOpening: (why) => `Dieses Spiel lässt sich nicht öffnen: ${why}`,
  brokenTitle: 'Etwas ist schiefgegangen',
  brokenText: 'Diese Seite ist stehen geblieben. Ihre Spiele sind gespeichert; was schiefging:',
  reload: 'Seite neu laden',
  toFront: 'Zur Startseite',
};
