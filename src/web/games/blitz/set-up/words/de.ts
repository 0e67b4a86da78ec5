import { options } from './de-options.ts';
import type { SetUpWords } from './en.ts';

const rules = (count: number): string => (count === 1 ? 'eine Regel' : `${count} Regeln`);

export const de: SetUpWords = {
  options,
  about:
    'Das Modulsystem baut das Spiel Stück für Stück um. Nehmen Sie eine fertige Zusammenstellung, oder kreuzen Sie Module an und sehen Sie sofort, was aus dem Spiel wird.',
  ready: 'Fertige Zusammenstellungen',
  setName: {
    'M71.1': 'Das ganze Modulsystem',
    'M71.2': 'Das ganze Modulsystem, starr',
    'M71.3': 'Nur die Impulse',
    'M71.4': 'Module mit dem Material von 1965',
    'M71.5': 'Erste Schritte',
    'M71.6': 'Landkrieg',
    'M71.7': 'Buschfeuer',
    'M71.8': 'Dritte Macht',
    'M71.9': 'Nationale Befreiung',
    'M71.10': 'Bürgerkrieg',
    'M71.11': 'Kaltblütig',
  },
  setText: {
    'M71.1':
      'Alles, was es gibt: Flotten, Luftwaffen, Produktion, Guerillas, Armeen der kleinen Länder. Lang, und für Kenner der Module.',
    'M71.2':
      'Dasselbe mit starren Impulsen: Die zweite Bewegung führt weder in Kontrollzonen hinein noch aus ihnen heraus.',
    'M71.3': 'Das Turnierspiel mit zwei Bewegungen in jedem Zug. Armeen, Kampftabelle und Sieg von 1965.',
    'M71.4':
      'Impulse, Zonen, Kampf, Versorgung, Wetter und Artillerie mit den Spielsteinen von 1965; See, Luft und kleine Länder wie bisher.',
    'M71.5': 'Freiwilliger Kampf, die neue Tabelle und Stapeln nach Klassen. Fünfzehn Runden: ein guter Anfang.',
    'M71.6': 'Alles an Land: keine Flugzeuge, keine Schiffe.',
    'M71.7': 'Das kurze Spiel: neun Runden.',
    'M71.8':
      'Groß-Blau gegen die fünf kleinen Länder zusammen; Groß-Rot steht bereit, bis ein Würfel oder ein Einmarsch es hereinzieht.',
    'M71.9': 'Guerillas gegen einen Unterdrücker, der überall auf dem Brett stehen darf. Keine Schiffe.',
    'M71.10':
      'Das ganze Brett ist ein Land. Beide stellen abwechselnd eine Armee auf; dann sagt ein Würfel von jedem Stein, wem er gehört.',
    'M71.11': 'Das volle System, und jeder Verlust wird in Punkten gezählt, die am Ende geschuldet sind.',
  },
  play: (name) => `„${name}“ sofort spielen`,
  playShort: 'Sofort spielen',
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
