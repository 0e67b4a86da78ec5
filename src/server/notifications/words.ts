import type { NotifySettings } from '#protocol/notifications.ts';

/** Sentences of notifications. Each kind has a subject and a first sentence; table, turn, deadline and link follow. */

export type SubjectOf =
  | 'turn'
  | 'begun'
  | 'over'
  | 'rematch'
  | 'undo'
  | 'pause'
  | 'computer'
  | 'reminder'
  | 'ownTime'
  | 'otherTime';

type Sentences = Readonly<Record<SubjectOf | 'off', (name: string) => readonly [subject: string, sentence: string]>>;

interface Words extends Sentences {
  readonly test: string;
  readonly testTitle: string;
  readonly digestTitle: (count: number) => string;
  readonly against: (title: string, opponent: string) => string;
  readonly turnNumber: (turn: number) => string;
  readonly until: (time: string) => string;
  readonly stop: string;
  readonly settings: string;
}

const en: Words = {
  turn: (opponent) => [`Your turn against ${opponent}`, 'A decision of yours is awaited.'],
  begun: (opponent) => [`${opponent} has sat down`, 'The game has begun.'],
  over: (opponent) => [`Game over against ${opponent}`, 'The game is over.'],
  rematch: (opponent) => [`Rematch against ${opponent}`, `${opponent} invites you to a rematch.`],
  undo: (opponent) => [`${opponent} asks to take back`, `${opponent} asks you to agree to take commands back.`],
  pause: (opponent) => [`${opponent} asks for a pause`, `${opponent} asks you to agree to a pause.`],
  computer: (opponent) => [
    `${opponent} asks for a computer`,
    `${opponent} asks you to agree that a computer plays on for them.`,
  ],
  reminder: (opponent) => [`Your time is running out against ${opponent}`, 'Your time at this table is running out.'],
  ownTime: (opponent) => [
    `Your time is over against ${opponent}`,
    `Your time is over; ${opponent} decides what follows. You may still play on.`,
  ],
  otherTime: (opponent) => [
    `The time of ${opponent} is over`,
    `The time of ${opponent} is over: decide how the game goes on.`,
  ],
  off: (channel) => [
    'A notification was switched off',
    `Messages to ${channel} did not arrive, so they were switched off. Switch them on again on your account page.`,
  ],
  test: 'This is a test message: notifications arrive here.',
  testTitle: 'Hexfront: test message',
  digestTitle: (count) => (count === 1 ? 'News of one table' : `News of ${count} tables`),
  against: (title, opponent) => `${title}, against ${opponent}`,
  turnNumber: (turn) => `turn ${turn}`,
  until: (time) => `Your time ends on ${time}.`,
  stop: 'No more of these mails',
  settings: 'When you are told, and how',
};

const de: Words = {
  turn: (opponent) => [`Sie sind am Zug gegen ${opponent}`, 'Es wird eine Entscheidung von Ihnen erwartet.'],
  begun: (opponent) => [`${opponent} hat sich gesetzt`, 'Die Partie hat begonnen.'],
  over: (opponent) => [`Partie gegen ${opponent} beendet`, 'Die Partie ist zu Ende.'],
  rematch: (opponent) => [`Revanche gegen ${opponent}`, `${opponent} lädt Sie zu einer Revanche ein.`],
  undo: (opponent) => [`${opponent} möchte zurücknehmen`, `${opponent} bittet um Zustimmung, Befehle zurückzunehmen.`],
  pause: (opponent) => [`${opponent} bittet um eine Pause`, `${opponent} bittet um Zustimmung zu einer Pause.`],
  computer: (opponent) => [
    `${opponent} bittet um einen Computer`,
    `${opponent} bittet um Zustimmung, dass ein Computer an seiner Stelle weiterspielt.`,
  ],
  reminder: (opponent) => [`Ihre Zeit gegen ${opponent} wird knapp`, 'Ihre Zeit an diesem Tisch wird knapp.'],
  ownTime: (opponent) => [
    `Ihre Zeit gegen ${opponent} ist abgelaufen`,
    `Ihre Zeit ist abgelaufen; ${opponent} entscheidet, wie es weitergeht. Noch dürfen Sie weiterspielen.`,
  ],
  otherTime: (opponent) => [
    `Die Zeit von ${opponent} ist abgelaufen`,
    `Die Zeit von ${opponent} ist abgelaufen: Entscheiden Sie, wie es weitergeht.`,
  ],
  off: (channel) => [
    'Eine Benachrichtigung wurde abgeschaltet',
    `Nachrichten an ${channel} kamen nicht an und wurden abgeschaltet. Auf Ihrer Kontoseite schalten Sie sie wieder ein.`,
  ],
  test: 'Dies ist eine Testnachricht: Benachrichtigungen kommen hier an.',
  testTitle: 'Hexfront: Testnachricht',
  digestTitle: (count) => (count === 1 ? 'Neues von einem Tisch' : `Neues von ${count} Tischen`),
  against: (title, opponent) => `${title}, gegen ${opponent}`,
  turnNumber: (turn) => `Runde ${turn}`,
  until: (time) => `Ihre Zeit endet am ${time}.`,
  stop: 'Keine solchen E-Mails mehr',
  settings: 'Wann und wie Sie benachrichtigt werden',
};

export const WORDS: Readonly<Record<NotifySettings['language'], Words>> = { en, de };
