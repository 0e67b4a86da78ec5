import type { OnlineWords } from './words.ts';

const long = (seconds: number): string => {
  const minutes = seconds / 60;
  if (minutes < 1) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  if (minutes < 120 || minutes % 60 !== 0) return minutes === 1 ? '1 Minute' : `${minutes} Minuten`;
  const hours = minutes / 60;
  return hours < 48 || hours % 24 !== 0 ? `${hours} Stunden` : `${hours / 24} Tage`;
};
const short = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${seconds / 60} min`;
  return seconds < 48 * 3600 ? `${seconds / 3600} h` : `${seconds / 86_400} Tage`;
};

/** The pages around an online table, in German. */
export const de: OnlineWords = {
  guest: (number) => `Gast ${number}`,
  youAre: 'Ihr Name',
  changeName: 'Name ändern',
  account: 'Ihr Konto',
  saveName: 'Speichern',
  badName: 'Ein Name hat bis zu 24 Buchstaben und Ziffern, auch Leerzeichen, Punkte, - und ’.',
  nameSaved: (name) => `Sie heißen jetzt ${name}.`,
  noAccount: 'Kein Konto nötig: Ein Name genügt.',

  lobby: 'Online',
  withFriend: 'Mit einem Freund spielen',
  offerTable: 'Offenen Tisch anlegen',
  openTables: 'Offene Tische',
  noOpen: 'Gerade ist kein Tisch offen.',
  noOpenText: 'Legen Sie einen an: Wer vorbeikommt, kann sich setzen.',
  watch: 'Zuschauen',
  watching: (count) => (count === 1 ? '1 Partie läuft' : `${count} Partien laufen`),
  yourTables: 'Ihre Tische',
  noTables: 'Ihre Online-Partien warten hier auf Sie.',
  sitDown: 'Hinsetzen',
  sitDownAt: (title, name) => `Hinsetzen: ${title}, angeboten von ${name}`,
  yourMove: 'Sie sind am Zug',
  movesNow: (name) => `${name} ist am Zug`,
  waiting: 'Wartet auf jemanden',
  paused: 'Pause',
  beginning: 'Beginnt',
  youWon: 'Gewonnen',
  youLost: 'Verloren',
  sideWon: (side) => `Sieg: ${side}`,
  withdrawn: 'Zurückgezogen',
  against: (name) => `gegen ${name}`,
  youPlay: 'Sie:',
  chanceDecides: 'Seiten durch Los',
  older: (count) => `${count} beendete zeigen`,
  loading: 'Tische werden gesucht …',
  stale: 'Die Liste ist nicht aktuell: Der Server antwortet nicht. Neuer Versuch …',

  movesIn: (count) => (count === 1 ? 'in 1 Partie sind Sie am Zug' : `in ${count} Partien sind Sie am Zug`),

  terms: 'Bedingungen',
  yourSide: 'Ihre Seite',
  byChance: 'Durch Los',
  clock: 'Uhr',
  noClock: 'Keine',
  noClockText: 'Keine Uhr: Nehmen Sie sich alle Zeit, die Sie brauchen.',
  ownClock: 'Andere …',
  bankMinutes: 'Minuten je Seite',
  bonusSeconds: 'Sekunden dazu je Zug',
  clockName: ({ kind, bank, bonus }) => (kind === 'days' ? long(bank) : `${bank / 60}+${bonus}`),
  clockText: (clock) => {
    const { bank, bonus } = clock;
    const cap = clock.kind === 'days' ? `, höchstens bis ${long(clock.cap)}` : '';
    return bonus === 0
      ? `Jede Seite hat ${long(bank)} für die ganze Partie.`
      : `Jede Seite hat ${long(bank)} und bekommt ${long(bonus)} dazu, wenn ihr Zug beginnt${cap}.`;
  },
  atZero: 'Wenn die Zeit abläuft',
  zeroName: {
    loses: 'ist die Partie verloren',
    claim: 'entscheidet der andere Spieler',
    computer: 'spielt ein Computer weiter',
  },
  zeroText: {
    loses: 'Wessen Zeit abläuft, der verliert.',
    claim:
      'Läuft die Zeit ab, kann der andere Spieler den Sieg nehmen, Zeit geben, gegen einen Computer weiterspielen oder ohne Sieger enden. Nach 14 Tagen gewinnt er.',
    computer: 'Läuft die Zeit ab, spielt ein Computer weiter, bis der Spieler zurück ist.',
  },
  clockShort: (bank, bonus) => `je ${short(bank)}${bonus === 0 ? '' : ` + ${short(bonus)} pro Zug`}`,
  clockNone: 'ohne Uhr',
  vacations: 'Im Urlaub steht die Uhr',
  vacationText: {
    yes: 'Im Urlaub eines Spielers steht sie, höchstens 14 Tage.',
    no: 'Auch im Urlaub läuft sie weiter.',
  },
  clockWrong: 'Die Uhr braucht 1 bis 1440 Minuten und 0 bis 3600 Sekunden.',
  undo: 'Zurücknehmen',
  undoFree: 'Frei',
  undoNone: 'Nie',
  undoText: {
    free: 'Eigene Züge kann man zurücknehmen, bis gewürfelt oder etwas Verborgenes gezeigt wird. Darüber hinaus wird der andere gefragt.',
    none: 'Was gespielt ist, bleibt.',
  },
  bots: 'Bots',
  botsYes: 'Willkommen',
  botsNo: 'Nein, nur Menschen',
  botsText: {
    yes: 'Ein Programm darf sich an diesen Tisch setzen. Es ist als Bot gekennzeichnet.',
    no: 'Nur Menschen dürfen sich setzen.',
  },
  ownerIsBot: 'Ein Programm spielt die andere Seite.',
  spectators: 'Zuschauer',
  spectatorsYes: 'Erlaubt',
  spectatorsNo: 'Keine',
  spectatorsText: {
    yes: 'Alle dürfen zuschauen. Zuschauer sehen, was beide Seiten wissen.',
    no: 'Nur die beiden Spieler sehen die Partie, bis sie zu Ende ist.',
  },
  found: 'Wer sich setzen kann',
  foundLink: 'Wer den Link hat',
  foundPublic: 'Alle',
  foundText: {
    link: 'Nur wem Sie den Link schicken, der kann sich setzen.',
    public: 'Der Tisch steht in der Liste der offenen Tische. Der Link gilt auch.',
  },
  otherSide: 'Die andere Seite',
  person: 'Ein Mensch',
  computer: 'Ein Computer',
  computerText:
    'Die Partie beginnt sofort und bleibt auf dem Server: Spielen Sie auf jedem Gerät weiter. In der Liste der offenen Tische steht sie nicht.',
  beginComputer: 'Partie beginnen',
  createLink: 'Link erstellen',
  creating: 'Wird erstellt …',
  faults: 'Der Server nimmt diese Stellung nicht an:',

  newTitle: 'Tisch anlegen',
  newText: 'Was möchten Sie spielen?',
  newScenario: 'Ein Szenario',
  newScenarioText: 'Gefechte von 20 Minuten bis zu vielen Abenden.',
  newOwn: ['Eigene Auswahl von Modulen', 'Zwei eigene Armeen'],
  newOwnText: [
    'Stufe, Optionen und Module, wie Sie sie wollen.',
    'Nach Punkten gekauft, auf einem Gelände Ihrer Wahl.',
  ],
  newFile: 'Eine Stellung aus einer Datei',
  newFileText: 'Eine Stellung, die Sie gespeichert oder geschrieben haben. Beide Spieler sehen, was darin steht.',
  chooseFile: 'Datei wählen',
  noRecord:
    'Diese Datei ist eine begonnene Partie. Online lassen sich nur Stellungen spielen: Kopieren Sie zuerst eine an ihrem Tisch.',
  tableName: 'Name des Tisches',
  ownGame: 'Eigene Stellung',
  other: 'Anderes Spiel wählen',

  waitTitle: 'Schicken Sie Ihrem Freund diesen Link',
  waitLost: 'Ihr Tisch wartet',
  waitPublic: 'Ihr Tisch ist offen',
  waitText: 'Wer ihn zuerst öffnet und sich setzt, ist Ihr Gegner.',
  waitPublicText: 'Er steht in der Liste der offenen Tische. Sie können auch den Link schicken.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopieren Sie ihn von Hand.',
  share: 'Teilen …',
  shareText: (title) => `Spielen wir ${title}:`,
  waitingFor: 'Wartet auf Ihren Gegner …',
  waitingForText:
    'Die Partie beginnt hier, sobald sich jemand setzt. Sie können diese Seite verlassen: Der Tisch bleibt.',
  localOnly:
    'Diese Adresse gilt nur auf diesem Gerät. Für andere Geräte starten Sie Hexfront mit --host 0.0.0.0 und öffnen es unter der Adresse dieses Rechners.',
  noLink:
    'Der Link wurde dort gezeigt, wo dieser Tisch angelegt wurde. Ist er verloren, ziehen Sie den Tisch zurück und legen einen neuen an.',
  withdraw: 'Tisch zurückziehen',
  withdrawSure: 'Wirklich zurückziehen?',
  withdrawYes: 'Zurückziehen',
  withdrawNo: 'Behalten',
  lostContact: 'Der Server antwortet nicht. Neuer Versuch …',
  startsNow: 'Ihr Gegner sitzt am Tisch',

  invites: (name) => `${name} lädt Sie zu einer Partie ein`,
  offers: (name) => `${name} bietet eine Partie an`,
  nameField: 'Ihr Name am Tisch',
  sitting: 'Sie setzen sich …',
  briefing: 'Zuerst die Lage lesen',
  byLinkOnly: 'Hier kann sich nur setzen, wer den ganzen Link hat.',
  byLinkOnlyText: 'Bitten Sie noch einmal um den Link: Vielleicht wurde er beim Senden abgeschnitten.',
  begun: 'Diese Partie hat ohne Sie begonnen',
  begunText: (names) => `${names} spielen. Beide Plätze sind besetzt.`,
  noWatching: 'Bei dieser Partie gibt es keine Zuschauer',
  noWatchingText: (names) => `${names} spielen unter sich.`,
  voidTitle: 'Diesen Tisch gibt es nicht mehr',
  voidText: 'Er wurde zurückgezogen, bevor eine Partie begann.',
  noTableTitle: 'Diesen Tisch gibt es nicht',
  noTableText: 'Vielleicht ist der Link unvollständig, oder der Tisch wurde zurückgezogen.',
  toLobby: 'Zu den offenen Tischen',
  tryAgain: 'Noch einmal',
  watchIt: 'Zuschauen',
  opening: 'Der Tisch wird geöffnet …',
  otherGame: 'An diesem Tisch wird ein Spiel gespielt, das diese Seite nicht kennt. Laden Sie sie neu.',
  and: ' und ',

  rematchOffered: (name) => `${name} möchte eine Revanche`,
  toRematch: 'Zum neuen Tisch',

  // Ratings and quick games
  rating: 'Wertung',
  rated: 'Gewertet',
  casual: 'Ohne Wertung',
  ratedText:
    'Das Ergebnis ändert beide Wertungen. Kein Computer setzt sich, nichts wird einvernehmlich zurückgenommen, und eine Live-Partie macht keine Pause. Wer vor drei eigenen Befehlen geht, wird gezählt, aber nicht gewertet.',
  casualText: 'Das Ergebnis ändert keine Wertung.',
  ratedNeeds: 'Gewertete Partien brauchen ein Konto mit einer Art der Anmeldung.',
  undoRated: {
    free: 'Eigene Züge lassen sich zurücknehmen, bis gewürfelt oder etwas Verborgenes gezeigt wird, darüber hinaus nie.',
    none: 'Was gespielt ist, bleibt.',
  },
  bestPlayers: 'Die Bestenliste',
  quick: 'Schnelle Partie',
  quickText: 'Gegen jemanden von etwa Ihrer Stärke, in einer ausgeglichenen Schlacht. Die Seiten werden gelost.',
  quickGame: 'Spiel',
  pace: { live: 'Live', days: 'Tageweise' },
  quickCasual: 'Als Gast spielen Sie ohne Wertung. Gewertete Partien brauchen eine Art der Anmeldung:',
  quickSeek: 'Gegner suchen',
  quickOthers: (count) => (count === 1 ? '1 Spieler wartet' : `${count} Spieler warten`),
  seeking: (game, pace) => `Gesucht wird ein Gegner: ${game}, ${pace}`,
  window: (points) => `Wertungen bis ${points} Punkte neben Ihrer passen, bald mehr.`,
  windowAll: 'Inzwischen passt jeder.',
  waitedFor: (ms) => {
    const minutes = Math.floor(ms / 60_000);
    return minutes < 1
      ? 'Die Suche hat gerade begonnen.'
      : minutes < 120
        ? `Sie suchen seit ${minutes} min.`
        : `Sie suchen seit ${Math.floor(minutes / 60)} h.`;
  },
  seekLiveText: 'Lassen Sie diese Seite offen: Die Partie beginnt, sobald jemand gefunden ist.',
  seekDaysText: 'Sie können gehen: Der Tisch wird unter Ihren Tischen stehen.',
  cancelSeek: 'Suche beenden',
  endedText: 'Er wurde ohne Ergebnis beendet und zählt nicht.',

  playHere: 'An diesem Gerät spielen',
  offTitle: 'Hier kann man nicht online spielen',
  offText:
    'Diese Seiten kommen von einem Ort, der nur Dateien ausgibt. Partien auf diesem Gerät gehen wie immer. Um online zu spielen, starten Sie Hexfront mit npm start, oder öffnen Sie es dort, wo es betrieben wird.',
  awayTitle: 'Online ist nicht erreichbar',
  awayText: 'Der Server antwortet nicht, oder Sie sind offline. Partien auf diesem Gerät gehen weiter.',
  trouble: {
    none: 'Mit dieser Kopie von Hexfront kann man nicht online spielen.',
    away: 'Der Server antwortet nicht. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
    odd: 'Diese Seite versteht die Antwort des Servers nicht. Laden Sie sie neu.',
    'bad-request': 'Der Server hat das nicht verstanden. Laden Sie die Seite neu.',
    'no-account': 'Der Server kennt Sie nicht mehr. Laden Sie die Seite neu.',
    'name-taken': 'Dieser Name ist vergeben. Wählen Sie einen anderen.',
    'needs-person': 'Gewertete Partien brauchen ein Konto: Wählen Sie auf der Seite „Sie“ eine Art der Anmeldung.',
    'not-standard':
      'Gewertet werden Szenarien der Liste, wie sie sind. Nehmen Sie die Änderungen zurück oder spielen Sie ohne Wertung.',
    'same-browser':
      'Beide Konten wurden im selben Browser benutzt: Sie können keine gewertete Partie gegeneinander spielen.',
    closed: 'Dieses Konto wurde von der Moderation geschlossen.',
    'no-player': 'Niemand hat diesen Namen.',
    'not-admin': 'Diese Seite ist für die Betreiber des Servers.',
    'weak-password': 'Dieses Passwort ist leicht zu erraten oder zu kurz. Wählen Sie ein anderes.',
    'wrong-login': 'Das stimmt nicht. Prüfen Sie Name und Passwort oder Code.',
    'login-again': 'Melden Sie sich zuerst neu an: Das geht nur kurz nach einer Anmeldung.',
    'last-way': 'Das ist Ihre einzige Art der Anmeldung. Fügen Sie zuerst eine andere hinzu.',
    'used-up': 'Dieser Link wurde verwendet oder ist zu alt. Fordern Sie einen neuen an.',
    'no-passkeys': 'Passkeys brauchen https und einen Rechnernamen; diese Adresse hat beides nicht.',
    'no-mail': 'Dieser Server verschickt keine Mails.',
    'still-playing': 'Sie spielen noch. Beenden Sie Ihre Partien oder geben Sie sie auf.',
    'unknown-game': 'Der Server kennt dieses Spiel nicht.',
    'bad-setup': 'Der Server nimmt diese Stellung nicht an.',
    'no-table': 'Diesen Tisch gibt es nicht.',
    'no-seat': 'Um sich hier zu setzen, brauchen Sie den Link dieses Tisches.',
    'not-yours': 'Das darf nur, wer den Tisch angelegt hat.',
    'no-bots': 'An diesen Tisch dürfen sich nur Menschen setzen.',
    'not-for-bots': 'Ein Bot darf das nicht.',
    'no-token': 'Dieses Token ist unbekannt oder wurde beendet.',
    taken: 'Gerade hat sich jemand anders hier gesetzt.',
    started: 'Diese Partie hat schon begonnen.',
    'not-over': 'Die Partie ist noch nicht zu Ende.',
    'too-many': 'Sie haben zu viele Tische. Beenden Sie einen, oder ziehen Sie einen zurück.',
    'too-fast': 'Das war zu viel auf einmal. Warten Sie kurz, und versuchen Sie es noch einmal.',
    'too-large': 'Diese Stellung ist zu groß für einen Online-Tisch: höchstens 64 kB.',
    origin: 'Der Server nimmt diese Adresse der Seite nicht an.',
    busy: 'Der Server hat viel zu tun. Versuchen Sie es gleich noch einmal.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  },
};
