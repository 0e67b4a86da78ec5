import type { enComputer } from './en-computer.ts';
import type { Like } from './said.ts';

/** The computer players at the table: in German. */
export const deComputer: Like<typeof enComputer> = {
  thoughts: 'Der Computer',
  thinkingOf: (side, level) => `${side} denkt nach (${level}).`,
  looked: (plans) => (plans === 1 ? '1 Plan geprüft' : `${plans} Pläne geprüft`),
  bestSoFar: (factors) => `bisher bester: ${factors} Faktoren`,
  playAtOnce: 'Jetzt ziehen',
  playAtOnceText: 'Nimmt den besten Plan, der bisher gefunden ist.',
  computerErred: (level, why) =>
    `${level}: Das Nachdenken ist gescheitert (${why}). Stattdessen wurde etwas Erlaubtes entschieden.`,
  computerNoteOf: (level, note) => `${level}: ${note}`,

  show: 'Computer gegen Computer',
  showText: 'Zurücklehnen und zusehen, mit den Gründen auf der Karte; jederzeit eine Seite übernehmen.',
  hold: 'Anhalten',
  goOn: 'Weiter',
  oneStep: 'Ein Schritt',
  pace: 'Tempo',
  paceName: (pace) => ({ slow: 'langsam', steady: 'gemächlich', fast: 'so schnell es geht' })[pace] ?? pace,
  takeOver: (side) => `${side} selbst übernehmen`,

  why: 'Warum',
  whyOf: (side, turn) => `${side}, Zug ${turn}: was er vorhat und warum`,
  whyNone:
    'Noch nichts zu erklären. Hier stehen die Gründe eines Computerspielers, solange sein Zug dauert und bis zu seinem nächsten.',
  arrowsShown: 'Pfeile auf der Karte',
  gainRisk: (gain, risk) => `Gewinn ${gain}, Wagnis ${risk}`,
  chanceBar: (result, sixths) => `${result}: ${sixths} von 6`,

  sayAttack: (units, many, hex, odds, closed) =>
    `${units} ${many ? 'greifen' : 'greift'} ${hex} mit ${odds} an${closed ? ', der Rückzug ist versperrt' : ''}`,
  sayAttackPays: (rolls, kill, cost) =>
    `${rolls} von 6 Würfen vernichten ihn, zu erwarten sind ${kill} Faktoren für ${cost}.`,
  saySoakOff: (units, many, hex, odds, cost) =>
    `${units} ${many ? 'binden' : 'bindet'} ${hex} mit ${odds} (zu erwartender Preis ${cost}).`,
  sayRisk: (factors) => `Wagnis: ${factors} Faktoren mehr als jetzt liegen in Reichweite der Antwort des Gegners.`,
  sayTake: (units, many, cities, hex) => `${units} ${many ? 'nehmen' : 'nimmt'} ${cities} von ${hex} aus.`,
  sayGuard: (units, many, cities, hex) => `${units} ${many ? 'decken' : 'deckt'} ${cities} von ${hex} aus.`,
  sayMarch: (units, many, hex) => `${units} ${many ? 'ziehen' : 'zieht'} in Richtung ${hex}.`,
  and: (list) => (list.length > 1 ? `${list.slice(0, -1).join(', ')} und ${list.at(-1) ?? ''}` : (list[0] ?? '')),
  decimal: (value, digits = 1) => value.toFixed(digits).replace('.', ','),

  advice: 'Rat',
  askHint: 'Tipp',
  askHintText: 'Drei Pläne für diesen Zug, mit dem, was sie bringen können und was sie wagen.',
  askingHint: 'Denkt über Ihren Zug nach …',
  hintsNone: 'Es gibt nichts zu planen: Was noch zu tun ist, ist Pflicht.',
  hintLine: (n, gain, risk) => `Plan ${n}: ${gain} Faktoren zu erwarten, ${risk} im Wagnis`,
  playPlan: 'Für mich spielen',
  playPhase: 'Diese Phase für mich spielen',
  playPhaseText:
    'Ein Computerspieler macht für Sie weiter, bis jemand anderes entscheidet oder die Phase endet. Züge lassen sich zurücknehmen.',
  playPhaseEndless: 'Der Computer findet kein Ende dieser Phase. Bitte beenden Sie sie selbst.',
  forgetHints: 'Weglegen',
};
