import type { SeatedWords } from './en.ts';

/** Texts around an online table, in German. */
export const de: SeatedWords = {
  bar: 'Online-Tisch',
  watching: 'Sie sehen zu',
  spectators: (count) => (count === 1 ? '1 Zuschauer' : `${count} Zuschauer`),
  youAre: (name) => `${name} (Sie)`,
  openSeat: 'freier Platz',
  isHere: 'am Tisch',
  isAway: 'nicht am Tisch',
  moving: 'ist am Zug',

  opening: 'Verbindung wird aufgebaut …',
  lost: (seconds) =>
    seconds > 0 ? `Verbindung verloren. Nächster Versuch in ${seconds} s.` : 'Verbindung verloren. Neuer Versuch …',
  lostGiving: 'Ihr Befehl wird gesendet, sobald die Verbindung wieder steht.',
  tryNow: 'Jetzt versuchen',
  giving: 'Wird gesendet …',
  resting: {
    stopping: 'Der Server startet neu. Der Tisch kommt von selbst wieder.',
    newer: 'Dieses Spiel geht auf einer neueren Fassung des Servers weiter. Verbindung dorthin …',
    version: 'Es gibt eine neuere Fassung von Hexfront.',
    faults: 'Der Server hat diese Seite nicht verstanden. In einer Minute verbindet sie sich neu.',
    behind: 'Die Verbindung war zu langsam. Neuer Versuch …',
    'too-many': 'Für dieses Konto sind zu viele Seiten offen. Schließen Sie eine davon.',
    login: 'Sie wurden abgemeldet. Laden Sie die Seite neu.',
  },
  goneTitle: 'Hier ist kein Tisch',
  gone: {
    'no-table': 'Diesen Tisch gibt es nicht mehr.',
    'no-seat': 'Nur die Spieler dürfen diesen Tisch sehen.',
    rules: 'Der Server spielt nach neueren Regeln als diese Seite.',
    version: 'Es gibt eine neuere Fassung von Hexfront.',
    login: 'Sie wurden abgemeldet.',
  },
  reload: 'Seite neu laden',
  newer:
    'Es gibt eine neuere Fassung dieser Seite. Das Spiel geht auch mit dieser weiter: Laden Sie die neue, wann es Ihnen passt.',
  later: 'Später',
  restored: (played, gone) =>
    `Der Server ist auf einen früheren Stand zurückgegangen, etwa aus einer Sicherung. Das Spiel geht nach Befehl ${played} weiter` +
    (gone === 0
      ? '.'
      : gone === 1
        ? '; der Befehl danach ist verloren.'
        : `; die ${gone} Befehle danach sind verloren.`),
  toLobby: 'Zur Lobby',
  crashed: 'Der Tisch auf dieser Seite ist stehen geblieben. Laden Sie die Seite neu: Es geht nichts verloren.',

  blocked: {
    waits: 'Die Würfel sind noch nicht versiegelt: Der andere Spieler muss erst an den Tisch kommen.',
    paused: 'Das Spiel macht Pause.',
    over: 'Das Spiel ist zu Ende.',
    'not-yours': 'Das haben nicht Sie zu entscheiden.',
    computer: 'Diese Seite spielt ein Computer. Übernehmen Sie zuerst wieder Ihren Platz.',
    rated: 'Nicht in einer gewerteten Partie.',
    'too-many': 'Zu viele Anfragen in diesem Zug. Spielen Sie erst weiter.',
    trouble: 'Der Server konnte es nicht speichern. Nichts wurde gespielt; versuchen Sie es noch einmal.',
  },
  // Rated games, leaving, reports
  rated: 'Gewertet',
  leave: 'Tisch verlassen',
  leaveText:
    'Bis beide einen Befehl gegeben haben, endet die Partie ohne Ergebnis. Dass Sie gegangen sind, wird auf Ihrer Seite gezählt.',
  leaveYes: 'Verlassen',
  stalled: 'Der Computer konnte nicht entscheiden und versucht es nicht mehr.',
  stalledText:
    'Der Computer konnte nicht entscheiden und versucht es nicht mehr. Nichts ist verloren: Fragen Sie ihn noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  report: 'Melden',
  reportLine: (name) => `Melden, was ${name} geschrieben hat`,
  reportPlayer: (name) => `${name} melden …`,
  muted: (until) => `Die Moderation hat Sie bis ${until} in der Unterhaltung stumm geschaltet.`,

  tooLate: 'Zu spät: Das Spiel ist inzwischen weitergegangen.',
  givenAgain: 'Ihr letzter Befehl wurde nach dem Laden der Seite noch einmal gesendet.',

  clockOf: (name, time) => `Uhr von ${name}: ${time}`,
  clockRuns: 'läuft',

  timeOver: 'Zeit abgelaufen',
  yourTimeOver: 'Ihre Zeit ist abgelaufen',
  yourTimeOverText: 'Sie können weiterspielen, bis der andere Spieler entschieden hat, wie es weitergeht.',
  timeOverOf: (name) => `Die Zeit von ${name} ist abgelaufen`,
  timeOverText: (until) => `Entscheiden Sie, wie es weitergeht. Sonst gewinnen Sie am ${until}.`,
  timeOverWatch: 'Der andere Spieler entscheidet, wie es weitergeht.',
  claims: {
    win: 'Sieg nehmen',
    draw: 'Ohne Sieger beenden',
    time: 'Zeit geben',
    computer: 'Gegen einen Computer weiterspielen',
  },

  asksUndo: (name) => `${name} möchte zurücknehmen`,
  asksPause: (name) => `${name} möchte eine Pause`,
  asksComputer: (name, level) => `${name} möchte ${level} für sich weiterspielen lassen`,
  youAskedUndo: 'Sie haben gebeten, zurückzunehmen. Die Antwort steht aus.',
  youAskedPause: 'Sie haben um eine Pause gebeten. Die Antwort steht aus.',
  youAskedComputer: (level) => `Sie haben gebeten, ${level} für Sie spielen zu lassen. Die Antwort steht aus.`,
  wouldGo: (count) => (count === 1 ? 'Dieser Befehl fiele weg:' : `Diese ${count} Befehle fielen weg:`),
  newDice: 'Zurückgenommene Würfe kommen nicht wieder: Es wird neu gewürfelt.',
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  withdraw: 'Zurückziehen',
  accepted: 'Angenommen.',
  refused: 'Abgelehnt.',
  lapsed: 'Das Angebot endete, als das Spiel weiterging.',
  askUndo: 'Um Zurücknehmen bitten …',
  askUndoTitle: 'Um Zurücknehmen bitten',
  askUndoText: 'Vor welchen Befehl zurück? Der andere Spieler muss zustimmen.',
  beforeCommand: (n, what) => `Vor Befehl ${n}: ${what}`,
  ask: 'Bitten',
  cancel: 'Abbrechen',
  askPause: 'Um eine Pause bitten',
  askComputer: 'Einen Computer für mich spielen lassen …',
  askComputerTitle: 'Einen Computer für mich spielen lassen',
  askComputerText: 'Der andere Spieler muss zustimmen. Sie können Ihren Platz jederzeit wieder übernehmen.',
  level: 'Stufe',
  playedFor: (level) => `${level} spielt Ihre Seite.`,
  playOn: 'Selbst spielen',
  standsIn: (name, level) => `${level} für ${name}`,
  resume: 'Pause beenden',
  paused: 'Das Spiel macht Pause: Keine Uhr läuft.',

  chat: 'Chat',
  chatUnread: (count) => `Chat, ${count} neu`,
  room: 'An',
  rooms: { players: 'Spieler', all: 'alle' },
  noChat: 'Noch wurde nichts gesagt.',
  say: 'Senden',
  message: 'Nachricht',
  notSaid: 'Nicht gesendet: Es besteht keine Verbindung.',

  notes: 'Notizen',
  notesText: 'Ihre Notizen sehen nur Sie.',
  noteAtHex: (hex) => `Feld ${hex}`,
  noteAtCommand: (n) => `Nach Befehl ${n}`,
  noteHere: 'Notiz',
  saveNote: 'Notiz speichern',
  deleteNote: (place) => `Notiz löschen: ${place}`,
  notesAway: 'Die Notizen konnten nicht geladen werden.',
  noteNotSaved: 'Die Notiz konnte nicht gespeichert werden.',

  // Benachrichtigungen
  notify: 'Nachricht',
  notifyTitle: 'Benachrichtigungen dieses Tisches',
  notifyText: 'Sie erfahren es auf den Wegen, die Sie für alle Tische gewählt haben.',
  notifyNone: 'Sie haben nicht gewählt, wie Sie erfahren, dass eine Entscheidung von Ihnen erwartet wird.',
  notifyYou: 'Für alle Tische wählen',
  notifyWish: {
    usual: 'Wie an allen Tischen',
    always: 'Jedes Mal benachrichtigen',
    never: 'Von diesem Tisch nie',
  },
  notifyHooks: 'Webhooks nur für diesen Tisch',
  notifyNoHooks: 'Keine.',
  notifyHook: (to, format) => `${format} bei ${to}`,
  formats: { discord: 'Discord', slack: 'Slack', json: 'JSON' },
  hookAddress: 'Adresse mit https://',
  hookFormat: 'Form der Nachrichten',
  addHook: 'Hinzufügen',
  remove: 'Entfernen',
  removeHook: (name) => `Entfernen: ${name}`,
  notifyAway: 'Die Benachrichtigungen konnten nicht geladen werden.',
  notifyNotStored: 'Das konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  notifyAddress: 'Die Adresse muss mit https:// beginnen.',
  awayUntil: (day) => `im Urlaub bis ${day}`,
  orders: 'Dauerbefehle',
  ordersText:
    'Entscheidungen, die im Zug des anderen Spielers anfallen: Sie werden sofort getroffen, damit die Partie nicht auf Sie warten muss. Der andere Spieler erfährt nichts davon. Sie gelten, bis Sie sie ändern.',
  orderAll: 'Alles entscheidet der Computer',
  orderNone: 'Immer mich fragen',
  orderAsk: 'Mich fragen',
  orderComputer: 'Der Computer entscheidet',
  orderDecline: 'Nichts tun',
  orderHere: 'Solange diese Seite offen ist, bevor Sie gefragt werden:',
  ordersStored: 'Gespeichert.',
  ordersAway: 'Die Dauerbefehle konnten nicht geladen werden.',
  ordersNotStored: 'Die Dauerbefehle konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
  newRules: (from, to) =>
    `Der Server wurde erneuert: Von hier an gilt Fassung ${to} der Regeln (bisher ${from}). Was gespielt ist, bleibt stehen.`,
  byOrder: (count) =>
    count === 1
      ? 'Ihre Dauerbefehle haben 1 Entscheidung getroffen.'
      : `Ihre Dauerbefehle haben ${count} Entscheidungen getroffen.`,

  checked: (count) => (count === 1 ? '1 Würfel geprüft' : `${count} Würfel geprüft`),
  sealed: 'Würfel versiegelt',
  sealWaits: (names) => `Die Würfel warten auf ${names}`,
  sealElsewhere: 'Ihr Anteil an den Würfeln liegt in einem anderen Browser. Öffnen Sie diesen Tisch einmal dort.',
  sealFault: {
    commitments: 'Die Würfel wurden neu versiegelt: Der Server zeigt einen anderen Anfang als zuvor.',
    share: 'Der Anteil eines Spielers passt nicht zu dem, was zugesagt war.',
    key: 'Ein Schlüssel der Würfel passt nicht in die Kette.',
    die: 'Ein Würfel war nicht der versiegelte.',
  },
  howDice: 'Wie die Würfel geprüft werden',
  wrong: (count) =>
    count === 1 ? 'Die Stellung wurde einmal neu geholt.' : `Die Stellung wurde ${count}-mal neu geholt.`,

  watchSince: 'Ansehen',
  loadingPast: 'Das bisherige Spiel wird geladen …',
};
