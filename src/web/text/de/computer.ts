import { counted } from '#core/notation/columns.ts';
import type { enComputer } from '../en/computer.ts';
import type { Like } from '../word-types.ts';

/** The computer players at the table: in German. */
export const deComputer: Like<typeof enComputer> = {
  thoughts: 'Der Computer',
  thinkingOf: (side, level) => `${side}: ${level} denkt nach.`,
  looked: (plans) => `${counted(plans, 'Plan', 'Pläne')} geprüft`,
  bestSoFar: (factors) => `bisher bester: ${factors} Faktoren`,
  playAtOnce: 'Jetzt ziehen',
  playAtOnceText: 'Nimmt den besten Plan, der bisher gefunden ist.',
  computerErred: (level, why) =>
    `${level}: Das Nachdenken ist gescheitert (${why}). Stattdessen wurde etwas Erlaubtes entschieden.`,
  computerNoteOf: (level, note) => `${level}: ${note}`,

  show: 'Computer gegen Computer',
  pace: 'Züge anderer zeigen',
  paceName: { slow: 'langsam', steady: 'in Ruhe', fast: 'schnell', none: 'sofort' },
  takeOver: (side) => `${side} selbst übernehmen`,

  why: 'Warum',
  whyOf: (side, turn, several) => `${side}, Zug ${turn}: was ${several ? 'sie vorhaben' : 'er vorhat'} und warum`,
  whyNone:
    'Noch nichts zu erklären. Hier stehen die Gründe eines Computerspielers, solange sein Zug dauert und bis zu seinem nächsten.',
  arrowsShown: 'Pfeile auf der Karte',
  decimal: (value, digits = 1) => value.toFixed(digits).replace('.', ','),

  advice: 'Rat',
  askHint: 'Tipp',
  askHintText:
    'Bis zu drei Pläne mit verschiedenen Zielen, auf die Karte gezeichnet, mit dem, was sie bringen können und was sie wagen.',
  askingHint: 'Denkt über Ihren Zug nach …',
  hintsNone: 'Es gibt nichts zu planen: Was noch zu tun ist, ist Pflicht.',
  showPlan: 'Diesen Plan auf der Karte zeigen',
  planReasons: 'Wie, Zug um Zug',
  playPlan: 'Für mich spielen',
  playPhase: 'Diese Phase für mich spielen',
  playPhaseText:
    'Ein Computerspieler macht für Sie weiter, bis jemand anderes entscheidet oder die Phase endet. Züge lassen sich zurücknehmen.',
  playPhaseEndless: 'Der Computer findet kein Ende dieser Phase. Bitte beenden Sie sie selbst.',
  forgetHints: 'Weglegen',
};
