import { counted } from '#core/notation/columns.ts';
/** Learn page, lessons (but for what they teach) and rulebook, in English. */
export const enLearn = {
  // Learn page
  learn: 'Learn to play',
  learnIntro:
    'No rulebook needed: every lesson is a few small tasks on a real board. The referee of the game checks what you do; what it refuses, it explains by rule.',
  learnHonest:
    'In lessons the dice are fixed, so that the result that is being explained does happen. In games they are fair.',
  lessonNumber: (n: number) => `Lesson ${n}`,
  stepsDone: (done: number, of: number) => (done >= of ? 'Finished' : `${done} of ${of} steps done`),
  minutes: (n: number) => `about ${counted(n, 'minute', 'minutes')}`,
  beginLesson: 'Begin',
  resumeLesson: 'Go on',
  againLesson: 'Once more',
  forgetProgress: 'Forget my progress',
  afterwards: 'And then',
  allLessons: 'All lessons',

  // In a lesson
  lessonPanel: 'Lesson',
  stepOf: (n: number, of: number) => `Step ${n} of ${of}`,
  yourTask: 'Your task',
  stepDone: 'Done!',
  nextStep: 'Next step',
  nextLesson: (title: string) => `Next lesson: ${title}`,
  firstGame: 'To the front page: play your first game',
  backToLearn: 'Back to the lessons',
  resetStep: 'Start this step again',
  showMe: 'Show me',
  stepBefore: 'Step before',
  stepAfter: 'Skip this step',
  notAsked: 'That is allowed, but the task is not done yet. Go on from here, or take it back.',
  notAskedRolled: 'That is allowed, but the task cannot be done from here. Start the step again: nothing is lost.',
  takeItBack: 'Take it back',
  fixedDice: 'The die was fixed for this lesson; in a game it is fair.',
  rulesHere: 'Rules:',
  learnedAll: 'That was the last lesson. You know enough for a whole game.',

  // Rulebook page
  contents: 'Contents',
  rulesWelcome: (count: number) =>
    `${count} rules, each with its number, its rulings and examples. Numbers are links, refusals at the table lead here. Search for a word or a number above.`,
  rulesInEnglish: 'The text of the rules is in English.',
  drawnRules: 'Rules with a drawing',
  glossary: 'Glossary',
  noSuchRule: (id: string) => `The rulebook has no rule ${id}.`,
  rulesFound: (count: number) => (count === 1 ? 'One rule found' : `${count} rules found`),
  citedBy: 'Named by',
  practise: 'Practise it:',
  lessonStep: (title: string, step: number) => `${title}, step ${step}`,
  onItsPage: 'Open its page',
  drawing: 'Drawing …',
  tableOf: (id: string) => `Table ${id}`,
};
