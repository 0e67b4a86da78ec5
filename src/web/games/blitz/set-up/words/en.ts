import { options } from './en-options.ts';
import { counted } from '#core/notation/columns.ts';

export const en = {
  options,
  about:
    'The Module System rebuilds the game piece by piece. Take a set that is ready, or tick modules and see at once what becomes of the game.',
  ready: 'Ready sets',
  play: (name: string) => `Briefing of ${name}`,
  playShort: 'Briefing',
  look: (name: string) => `Take ${name} as a beginning and change it`,
  lookShort: 'Change it first',
  level: 'Level',
  modules: 'Modules',
  none: 'No module is ticked: this is Blitzkrieg as it was printed in 1965.',
  needs: (names: readonly string[]) => `only with ${names.join(' or ')}`,
  war: (letter: string) => `war ${letter}`,
  excludes: (names: string) => `not with ${names}`,
  goesWith: (names: string) => `best with ${names}`,
  tournament: 'the Tournament Game',
  changes: 'What it changes',
  brings: (count: number) => `It brings ${counted(count, 'rule', 'rules')}:`,
  optionsOf: (name: string) => `Options of ${name}`,
  usual: (value: string) => `${value} (usual)`,
  noPlacement: 'With orders of battle (M8) the armies are chosen first and then set up.',
  noMajors: 'Only the armies of the minor countries play; they are set up when the game begins.',
  switches: 'Optional and house rules of Blitzkrieg',
  who: 'Armies and players',
  game: 'Your game',
  refused: 'This cannot be played:',
  advice: 'Goes well with it; nobody has to:',
  add: (name: string) => `Add ${name}`,
  fit: (without: readonly string[], more: readonly string[]) =>
    `Fit the modules to this war: ${[
      ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
      ...(more.length > 0 ? [`with ${more.join(', ')}`] : []),
    ].join('; ')}`,
  turn: 'A player turn',
  replaced: (count: number) => `${counted(count, 'rule', 'rules')} of 1965 out of force`,
  secondMove: 'second move',
  begin: 'Begin',
};

export type SetUpWords = typeof en;
