import { options } from './de-options.ts';
import type { SetUpWords } from './en.ts';

const rules = (count: number): string => (count === 1 ? 'eine Regel' : `${count} Regeln`);

export const de: SetUpWords = {
  options,
  about:
    'Das Modulsystem baut das Spiel Stück für Stück um. Nehmen Sie eine fertige Zusammenstellung, oder kreuzen Sie Module an und sehen Sie sofort, was aus dem Spiel wird.',
  ready: 'Fertige Zusammenstellungen',
  play: (name) => `Lage: ${name}`,
  playShort: 'Lage',
  look: (name) => `„${name}“ als Anfang nehmen und ändern`,
  lookShort: 'Erst ändern',
  level: 'Stufe',
  modules: 'Module',
  none: 'Kein Modul ist angekreuzt: das ist Blitzkrieg, wie es 1965 gedruckt wurde.',
  needs: (names) => `nur mit ${names.join(' oder ')}`,
  war: (letter) => `Krieg ${letter}`,
  excludes: (names) => `nicht mit ${names}`,
  goesWith: (names) => `am besten mit ${names}`,
  tournament: 'dem Turnierspiel',
  changes: 'Was es ändert',
  brings: (count) => `Es bringt ${rules(count)}:`,
  optionsOf: (name) => `Optionen von ${name}`,
  usual: (value) => `${value} (üblich)`,
  noPlacement: 'Mit Schlachtordnungen (M8) werden die Armeen erst gewählt und dann aufgestellt.',
  noMajors: 'Nur die Armeen der kleinen Länder spielen; sie werden zu Beginn des Spiels aufgestellt.',
  switches: 'Wahl- und Hausregeln von Blitzkrieg',
  who: 'Armeen und Spieler',
  game: 'Ihr Spiel',
  refused: 'So kann nicht gespielt werden:',
  advice: 'Passt gut dazu, muss aber nicht sein:',
  add: (name) => `${name} dazunehmen`,
  fit: (without, more) =>
    `Die Module diesem Krieg anpassen: ${[
      ...(without.length > 0 ? [`ohne ${without.join(', ')}`] : []),
      ...(more.length > 0 ? [`mit ${more.join(', ')}`] : []),
    ].join('; ')}`,
  turn: 'Ein Zug',
  replaced: (count) => `${rules(count)} von 1965 außer Kraft`,
  secondMove: 'zweite Bewegung',
  begin: 'Beginnen',
};
