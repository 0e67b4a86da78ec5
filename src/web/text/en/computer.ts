import { counted } from '#core/notation/columns.ts';
/** The computer players at the table: in English. */
export const enComputer = {
  // Thinking
  thoughts: 'The computer',
  thinkingOf: (side: string, level: string) => `${side}: ${level} is thinking.`,
  looked: (plans: number) => `${counted(plans, 'plan', 'plans')} looked at`,
  bestSoFar: (factors: string) => `best so far ${factors} factors`,
  playAtOnce: 'Play now',
  playAtOnceText: 'Takes the best plan found so far.',
  computerErred: (level: string, why: string) =>
    `${level}: thinking failed (${why}). A legal decision was made instead.`,
  computerNoteOf: (level: string, note: string) => `${level}: ${note}`,

  // A show
  show: 'Computer against computer',
  pace: 'Show moves of others',
  paceName: { slow: 'slowly', steady: 'at a steady pace', fast: 'fast', none: 'at once' },
  takeOver: (side: string) => `Take over ${side}`,

  // Reasons
  why: 'Why',
  whyOf: (side: string, turn: number, several: boolean) =>
    `${side}, turn ${turn}: what ${several ? 'they mean' : 'it means'} to do and why`,
  whyNone:
    'Nothing to explain yet. The reasons of a computer player stand here while its turn lasts, and until its next.',
  arrowsShown: 'Arrows on the map',

  // Sentences of a plan
  decimal: (value: number, digits = 1) => value.toFixed(digits),

  // Advice
  advice: 'Advice',
  askHint: 'Hint',
  askHintText: 'Up to three plans with different aims, drawn on the map, with what they may bring and what they risk.',
  askingHint: 'Thinking about your turn …',
  hintsNone: 'There is nothing to plan: what is left to do is obligatory.',
  showPlan: 'Show this plan on the map',
  planReasons: 'How, move by move',
  playPlan: 'Play this for me',
  playPhase: 'Play this phase for me',
  playPhaseText:
    'A computer player goes on for you until somebody else has to decide or the phase ends. Moves can be undone.',
  playPhaseEndless: 'The computer finds no end of this phase. Please end it yourself.',
  forgetHints: 'Put away',
};
