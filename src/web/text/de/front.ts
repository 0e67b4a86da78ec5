import type { enFront } from '../en/front.ts';
import type { Like } from '../said.ts';

/** Startseite und Druckseite auf Deutsch. */
export const deFront: Like<typeof enFront> = {
  pageTitle: 'Hexfront – klassische Konfliktsimulationen im Browser',
  homeTitle: 'Klassische Wargames, sofort spielbar.',
  homeLead: 'Sie geben die Befehle. Hexfront kennt die Regeln und erklärt sie unterwegs.',
  siteNav: 'Seiten',
  navHome: 'Start',
  navLearn: 'Lernen',
  settings: 'Einstellungen',
  firstBattle: (title, minutes) => ['Ihr erstes Gefecht: ', title, `, ${minutes} gegen den Computer. Ohne Konto.`],
  homePicture: 'Panzer beider Seiten auf den Straßen um Nisse',
  yourGames: 'Ihre Partien',
  goOn: 'Weiterspielen',
  startNew: 'Etwas Neues beginnen',
  gamesLabel: 'Spiele',
  chooseScenario: 'Szenario wählen',
  scenarioCount: (count) => (count === 1 ? '1 Szenario' : `${count} Szenarien`),
  firstOf: (title, minutes) => `Erstes Gefecht: ${title}, ${minutes}`,
  playNowOf: (game) => `Sofort spielen: ${game}`,
  learnOf: (game) => `${game} lernen`,
  scenariosOf: (game) => `Szenario wählen: ${game}`,
  withFriend: 'Zu zweit an diesem Gerät',
  withFriendText: 'Jedes Szenario: Geben Sie beide Plätze Spielern hier, und reichen Sie den Bildschirm weiter.',
  files: 'Gespeicherte Partien und Aufzeichnungen',
  ownGames: 'Ein eigenes Spiel zusammenstellen',
  ownModules: 'Module wählen',
  ownArmies: 'Zwei Armeen kaufen',

  printPlay: 'Drucken und spielen',
  printPlayText:
    'Karte und Spielsteine in ihrer wirklichen Größe, mit Schnittmarken. Mit 100 % und ohne Ränder drucken.',
  counterSheets: 'Spielsteine',
  mapSheets: 'Karte',
  paper: 'Papier',
  paperName: (paper) => ({ a4: 'A4', letter: 'Letter' })[paper] ?? paper,
  printNow: 'Drucken',
  sheetsLeft: (count) => (count === 1 ? 'Noch ein Blatt …' : `Noch ${count} Blätter …`),
};
