import { options } from './en-options.ts';
import { counted } from '../../../../../core/columns.ts';

export const en = {
  options,
  about:
    'The Module System rebuilds the game piece by piece. Take a set that is ready, or tick modules and see at once what becomes of the game.',
  ready: 'Ready sets',
  setName: {
    'M71.1': 'Full Module System',
    'M71.2': 'Full Module System, rigid',
    'M71.3': 'Just the impulses',
    'M71.4': 'Modules on 1965 components',
    'M71.5': 'First steps',
    'M71.6': 'Land war',
    'M71.7': 'Brush fire',
    'M71.8': 'Third power',
    'M71.9': 'National liberation',
    'M71.10': 'Civil war',
    'M71.11': 'Cold-blooded',
  } as Readonly<Record<string, string>>,
  setText: {
    'M71.1':
      'Everything there is: fleets, air forces, production, guerillas, armies of minor countries. Long, and for those who know the modules.',
    'M71.2': 'The same with the rigid impulse: the second move goes neither into zones of control nor out of them.',
    'M71.3': 'The Tournament Game with two moves in every player turn. 1965 forces, table and victory.',
    'M71.4':
      'Impulses, zones, combat, supply, weather and artillery with the 1965 counters; sea, air and minor countries as they were.',
    'M71.5': 'Voluntary combat, the new table and class stacking. Fifteen turns: a good beginning.',
    'M71.6': 'Everything on land: no aircraft, no ships.',
    'M71.7': 'The short game: nine turns.',
    'M71.8':
      'Great Blue against the five minor countries together; Big Red stands by until a die or an invasion brings it in.',
    'M71.9': 'Guerillas against an oppressor who may stand anywhere on the board. No ships.',
    'M71.10':
      'The whole board is one country. Both set up one army by turns; then a die says of every counter whose it is.',
    'M71.11': 'The full system, and every loss is counted in points that are owed at the end.',
  } as Readonly<Record<string, string>>,
  play: (name: string) => `Play ${name} at once`,
  playShort: 'Play at once',
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
