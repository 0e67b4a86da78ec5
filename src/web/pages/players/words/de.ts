import type { PlayerWords } from './words.ts';

/** Pages of players, in German. */
export const de: PlayerWords = {
  loading: 'Wird gesucht …',
  best: 'Die Bestenliste',
  bestText: 'Wertungen nach Glicko-2, für jedes Spiel eigens. Welche Seite ein Szenario begünstigt, ist eingerechnet.',
  rank: 'Platz',
  player: 'Spieler',
  rating: 'Wertung',
  games: 'Partien',
  gamesCount: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
  noneBest: 'Noch hat niemand eine gefestigte Wertung. Spielen Sie einige gewertete Partien: Der erste Platz ist frei.',
  provisional: 'Vorläufig',
  provisionalText: 'Spieler, über die noch zu wenig bekannt ist oder die lange nicht gespielt haben.',
  find: 'Spieler finden',
  findText: 'Der ganze Name, so wie er geschrieben wird',
  show: 'Zeigen',

  noPlayer: 'Niemand hat diesen Namen',
  noPlayerText:
    'Seiten haben Spieler mit einer Art der Anmeldung; Gäste haben keine. Namen werden ganz ausgeschrieben.',
  closed: 'Geschlossenes Konto',
  closedText: 'Dieses Konto wurde geschlossen.',
  joined: (day) => `hier seit ${day}`,
  ownPage: 'So sehen andere Sie. Partien über einen Link ohne Wertung werden nur Ihnen gezeigt.',
  ratings: 'Wertungen',
  noRatings: 'Noch keine gewerteten Partien.',
  isProvisional: 'vorläufig',
  deviation: (rd) => `± ${2 * rd}`,
  graphOf: (game, from, to) => `${game}: Wertung von ${from} bis ${to}`,
  people: 'Partien gegen Menschen',
  finished: 'Beendet',
  won: 'Gewonnen',
  drawn: 'Unentschieden',
  lost: 'Verloren',
  left: 'Früh verlassen',
  timedOut: 'Durch Zeit verloren',
  share: (count, all) => `${count} (${Math.round((100 * count) / Math.max(1, all))} %)`,
  running: 'Spielt gerade',
  played: 'Beendete Partien',
  noPlayed: 'Keine beendeten Partien zu zeigen.',
  earlier: 'Frühere Partien zeigen',
  against: (name) => `gegen ${name}`,
  computer: 'einen Computer',
  resultWon: 'Gewonnen',
  resultDrawn: 'Unentschieden',
  resultLost: 'Verloren',
  resultVoid: 'Ungültig',
  how: { resignation: 'durch Aufgabe', time: 'durch Zeit', agreement: 'durch Übereinkunft', rule: '', void: '' },
  rated: 'gewertet',
  change: (before, after) => `${before} → ${after}`,
  notCounted: {
    void: 'Sie zählte nicht: Sie endete ohne Ergebnis.',
    early: 'Sie zählte nicht: Sie wurde vor drei Befehlen verlassen.',
    'same-browser': 'Sie zählte nicht: Beide Konten wurden im selben Browser benutzt.',
    'no-person': 'Sie zählte nicht: Ein Konto wurde geschlossen.',
  },
  replay: 'Nachspielen',

  balance: (side, percent, games, computers) =>
    `Unter Gleichen gewinnt ${side} ${percent} %` +
    (games > 0
      ? ` (${games === 1 ? '1 gewertete Partie' : `${games} gewertete Partien`}).`
      : computers > 0
        ? ` (nach ${computers} Partien von Computern, bis Menschen gespielt haben).`
        : ' (niemand weiß es noch).'),
  close: 'Schließen',
  report: 'Melden',
  reportThis: (name) => `${name} melden`,
  reportText: 'Die Moderation dieses Servers sieht Ihre Meldung; der Spieler nicht.',
  reason: 'Grund',
  reasons: {
    chat: 'Beleidigung oder Belästigung',
    name: 'Anstößiger Name',
    leaves: 'Verlässt Partien mit Absicht',
    cheats: 'Betrügt',
    other: 'Etwas anderes',
  },
  note: 'Was ist geschehen?',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Die Moderation wird es sich ansehen.',
};
