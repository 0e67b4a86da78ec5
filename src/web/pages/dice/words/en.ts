import { counted } from '#core/notation/columns.ts';
import type { Like } from '#web/text/word-types.ts';

/** Texts about sealed dice and the check of a game, in English. */
export const en = {
  title: 'Nobody can choose the dice',
  lead: 'In an online game every die is fixed before the first move, by three secret numbers together: one from the server, one from each player. Nobody knew all three in time, so nobody could choose. And anybody can check it afterwards.',
  pictureTitle: 'How a die is made',
  server: 'The server',
  serverSecret: 'a secret number',
  you: 'You',
  yourSecret: 'a secret number',
  opponent: 'Your opponent',
  opponentSecret: 'a secret number',
  together: 'together make',
  everyDie: 'every die of the game',
  stepsTitle: 'What happens when',
  steps: [
    {
      when: 'When the table is made',
      what: 'The server draws its secret number and shows a seal of it: 64 signs that fit this number and no other, and do not give it away.',
    },
    {
      when: 'When you sit down',
      what: 'Your page draws a number of its own, and so does your opponent’s. Both show only their seals. From now on all three numbers are fixed.',
    },
    {
      when: 'When all seals are on the table',
      what: 'The two players’ numbers are shown and held against their seals. The server’s stays secret: with it, everybody could work out the dice to come.',
    },
    {
      when: 'When a die is rolled',
      what: 'It is worked out from all three numbers and from its place in the game: first die, second die, and so on. A reload, a lost connection or a second try changes nothing. Dice that were taken back are used up; new ones fall.',
    },
    {
      when: 'After every player turn',
      what: 'The server shows the part of its number that this turn needed. Your page works out every die of the turn again and compares. In games with hidden cards this waits until the end.',
    },
    {
      when: 'When the game is over',
      what: 'All numbers are shown. They stand in the record of the game, and anybody can check every die in it, without asking the server.',
    },
  ],
  checkTitle: 'Check a game yourself',
  checkText:
    'Open the record of a finished online game. It is checked in this browser and sent nowhere. You can also drop files on this page.',
  openRecord: 'Open the record',
  openMine: 'Add what I was shown',
  mineText:
    'Did you save the game from your seat while it went on? Add that file: every move and every die you saw is compared with the record.',
  record: 'Record',
  mine: 'What I was shown',
  needRecord: 'Now open the record of the whole game.',
  checking: 'Checking …',
  tooLong: 'The check took more than a minute and was stopped. Try it with the command below.',
  broken: 'The check stopped: a part of the program failed.',
  tooLarge: (name: string, most: number) => `${name} has more than ${most} MB: it is no record of a game.`,
  fits: 'Everything fits',
  diceFit: (dice: number, keys: number) =>
    dice === 0
      ? 'No die was rolled in this game.'
      : `${counted(dice, 'die', 'dice')} checked with ${counted(keys, 'key')}: ${dice === 1 ? 'it' : 'all'} fell as sealed before the game.`,
  playFits: (commands: number, events: number) =>
    `${counted(commands, 'command')} and ${counted(events, 'event')} follow the rules.`,
  undone: (times: number) =>
    `${times === 1 ? 'Once' : `${times} times`} something was taken back, and new dice fell. Compare this with what you remember.`,
  won: (side: string, by: string) => `${side} won: ${by}.`,
  drawn: (by: string) => `A draw: ${by}.`,
  by: { rule: 'by the rules', resignation: 'by resignation', agreement: 'by agreement', time: 'on time' },
  seenFits: (commands: number) => `What I was shown (${counted(commands, 'command')}) is what the record says.`,
  fails: 'This does not fit',
  failsText:
    'Something in this file is not as it was sealed or shown, or the file was damaged on its way. Keep it, and ask for the record again.',
  command: 'With the program on your own computer the same check needs no page at all:',
  canTitle: 'Can somebody …?',
  can: [
    {
      question: 'Can the server choose or change a die?',
      answer: 'No. Its seal was shown before it knew the players’ numbers.',
    },
    {
      question: 'Can a player pick a lucky number?',
      answer: 'No. It was sealed before the other number was shown, and the server’s is not known to players.',
    },
    {
      question: 'Can the server and one player arrange the dice?',
      answer: 'No. The other player’s number was unknown when theirs were sealed.',
    },
    {
      question: 'Can a bad roll be tried again, by a reload or a broken connection?',
      answer: 'No. The next die is the next die, whatever happened in between.',
    },
    {
      question: 'Can a roll be taken back to get a better one?',
      answer: 'Only if the other side agrees, and nobody knows what falls then. The record says how often it happened.',
    },
    {
      question: 'Can the record be changed afterwards?',
      answer: 'Not unnoticed: the dice no longer fit their seals, or the moves what each page was shown.',
    },
  ],
  notTitle: 'What it does not protect against',
  notText: 'Sealed dice cannot be changed. That is not everything that can be unfair:',
  nots: [
    'The server knows the dice to come. It cannot change them, but whoever runs it could tell a friend, who then attacks when the dice are good. Play with people you do not trust on a server you do.',
    'Somebody who was told that the dice are bad can leave before the first roll. Watch out for owners of tables who often do.',
    'A server can send a page that lies about the check. Check with the program from the registry, or with a page from another server.',
    'Help from a program or a friend, two accounts at one table, and players who tell each other what they see.',
  ],
};

export type DiceWords = Like<typeof en>;
