import { counted } from '#core/notation/columns.ts';
import type { enLearn } from '../en/learn.ts';

/** Lernseite, Lektionen (bis auf ihren Inhalt) und Regelwerk auf Deutsch. */
export const deLearn: typeof enLearn = {
  learn: 'Spielen lernen',
  learnIntro:
    'Ein Regelheft brauchen Sie nicht: Jede Lektion besteht aus ein paar kleinen Aufgaben auf einem richtigen Brett. Der Schiedsrichter des Spiels prüft, was Sie tun; was er ablehnt, erklärt er mit der Regel.',
  learnHonest:
    'In den Lektionen sind die Würfel festgelegt, damit das Ergebnis, um das es geht, auch eintritt. In Partien sind sie ehrlich.',
  lessonNumber: (n) => `Lektion ${n}`,
  stepsDone: (done, of) => (done >= of ? 'Abgeschlossen' : `${done} von ${of} Schritten geschafft`),
  minutes: (n) => `etwa ${counted(n, 'Minute', 'Minuten')}`,
  beginLesson: 'Beginnen',
  resumeLesson: 'Fortsetzen',
  againLesson: 'Noch einmal',
  forgetProgress: 'Fortschritt vergessen',
  afterwards: 'Und dann',
  allLessons: 'Alle Lektionen',

  lessonPanel: 'Lektion',
  stepOf: (n, of) => `Schritt ${n} von ${of}`,
  yourTask: 'Ihre Aufgabe',
  stepDone: 'Geschafft!',
  nextStep: 'Nächster Schritt',
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  firstGame: 'Zur Startseite: die erste Partie spielen',
  backToLearn: 'Zurück zu den Lektionen',
  resetStep: 'Schritt neu beginnen',
  showMe: 'Zeig es mir',
  stepBefore: 'Schritt davor',
  stepAfter: 'Überspringen',
  notAsked:
    'Das ist erlaubt, aber die Aufgabe ist noch nicht gelöst. Machen Sie von hier weiter oder nehmen Sie es zurück.',
  notAskedRolled:
    'Das ist erlaubt, aber von hier aus lässt sich die Aufgabe nicht mehr lösen. Beginnen Sie den Schritt neu: verloren ist nichts.',
  takeItBack: 'Zurücknehmen',
  fixedDice: 'Der Würfel war für diese Lektion festgelegt; in einer Partie ist er ehrlich.',
  rulesHere: 'Regeln:',
  learnedAll: 'Das war die letzte Lektion. Für eine ganze Partie wissen Sie jetzt genug.',

  contents: 'Inhalt',
  rulesWelcome: (count) =>
    `${count} Regeln, jede mit ihrer Nummer, ihren Auslegungen und Beispielen. Nummern sind Verweise, Ablehnungen am Tisch führen hierher. Suchen Sie oben nach einem Wort oder einer Nummer.`,
  rulesInEnglish: 'Der Wortlaut der Regeln ist englisch.',
  drawnRules: 'Regeln mit Zeichnung',
  glossary: 'Glossar',
  noSuchRule: (id) => `Das Regelwerk kennt keine Regel ${id}.`,
  rulesFound: (count) => (count === 1 ? 'Eine Regel gefunden' : `${count} Regeln gefunden`),
  citedBy: 'Genannt von',
  practise: 'Zum Üben:',
  lessonStep: (title, step) => `${title}, Schritt ${step}`,
  onItsPage: 'Eigene Seite öffnen',
  drawing: 'Wird gezeichnet …',
  tableOf: (id) => `Tabelle ${id}`,
};
