import type { Look, Thing } from './eyes.ts';
import { actSomehow, bringIn, ender, inPart, moveNext, named, offers, type Person, setUp } from './player.ts';

/** Every question a table asks, and what somebody does about it who only reads it. */

/** Number of presses for one question after which the player is lost. */
const LOST = 40;
/** Number of stacks moved in a movement phase. */
const MOVES = Number(process.env['MOVES'] ?? '6');
/** Number of actions in a player turn that never ends. */
const ENDLESS = 200 + 20 * MOVES;

interface Habit {
  readonly asked: RegExp;
  /** One thing done; the look after it. The number counts what was done for this question before. */
  readonly act: (person: Person, seen: Look, tries: number) => Promise<Look>;
}

const pressed = ({ hand }: Person, seen: Look, thing: Thing | undefined): Promise<Look> =>
  thing ? hand.press(thing) : Promise.resolve(seen);

async function pay(person: Person, seen: Look): Promise<Look> {
  const { luck } = person;
  const enough = named(seen, /^(Take these losses|Give these up|Supply these)$/);
  if (enough) return person.hand.press(enough);
  const lines = inPart(seen, /^(Losses|Exchange|Supply over the beach)$/).filter(
    (one) => !/^(Take|Give|Supply|Start again|Fewer|[A-Z]\d)/.test(one.name) && (!one.on || /^More/.test(one.name)),
  );
  const over = named(seen, 'Start again');
  return pressed(person, seen, over && luck.often(lines.length === 0 ? 100 : 20) ? over : luck.of(lines));
}

async function declare(person: Person, seen: Look, tries: number): Promise<Look> {
  const { luck, hand } = person;
  const must = /must still/.test(seen.asks) || /see “Not yet”/.test(seen.asks);
  const battle = named(seen, /^(Declare|Join) this battle$/);
  const add = inPart(seen, 'Battles').filter((one) => /^Add /.test(one.name));
  if (add.length > 0 && luck.often(75)) return pressed(person, seen, luck.of(add));
  if (battle) return hand.press(battle);
  const join = inPart(seen, 'Battles').filter((one) => /joins the attack on/.test(one.name));
  if (join.length > 0 && tries < 12) return pressed(person, seen, luck.of(join));
  const attack = inPart(seen, 'Battles').filter((one) => /^Attack /.test(one.name));
  if (attack.length > 0 && tries < 12) return pressed(person, seen, luck.of(attack));
  if (tries < 4 && luck.often(60)) {
    const next = named(seen, /^Next unit/);
    if (next) return actSomehow(person, await hand.press(next));
  }
  const undo = named(seen, /^Undo/);
  if (must && undo && tries > 6 && luck.often(50)) return hand.press(undo);
  if (must || luck.often(15)) return pressed(person, seen, named(seen, 'Suggest battles'));
  return pressed(person, seen, ender(seen));
}

const HABITS: readonly Habit[] = [
  {
    asked: /choose the orders of battle/,
    act: (person, seen) => pressed(person, seen, person.luck.of(offers(seen))),
  },
  {
    asked: /run trains/,
    act: (person, seen, tries) => (tries >= MOVES / 2 ? pressed(person, seen, ender(seen)) : moveNext(person, seen)),
  },
  {
    asked: /build in your production centres/,
    act: async (person, seen, tries) => {
      const { luck } = person;
      const build = offers(seen).filter((one) => /^Build /.test(one.name));
      const more = offers(seen).filter((one) => /^More: /.test(one.name));
      if (build.length > 0 && luck.often(40)) return pressed(person, seen, luck.of(build));
      return pressed(person, seen, tries < 20 && more.length > 0 ? luck.of(more) : ender(seen));
    },
  },
  {
    asked: /[Ss]et up|begin At Sea|your army stands/,
    act: async (person, seen, tries) => {
      // All units are placed: ready, or a change of mind.
      if (!/(Not yet|Still to do):/.test(seen.words) && person.luck.often(70))
        return pressed(person, seen, ender(seen));
      const ways = offers(seen).filter((one) => !/^(Fewer|More)/.test(one.name));
      const one = person.luck.of(ways.filter(({ name }) => /\d\/\d/.test(name)));
      if (one && tries < 6) return setUp(person, seen, one);
      const rest = ways.filter((one) => !/[×\d]/.test(one.name) && !/^Hold|^[A-Z]$/.test(one.name));
      return pressed(person, seen, person.luck.of(rest) ?? ender(seen));
    },
  },
  {
    asked: /plan your moves/,
    act: (person, seen, tries) =>
      tries < 4
        ? moveNext(person, seen)
        : pressed(person, seen, named(seen, /^Play the plan/) ?? named(seen, 'Leave the plan')),
  },
  {
    asked: /move your units/,
    act: async (person, seen, tries) => {
      const { luck } = person;
      const held = /Not yet: .*/.exec(seen.words)?.[0];
      if (tries >= MOVES && held === undefined) return pressed(person, seen, ender(seen));
      if (tries >= MOVES && held !== undefined) {
        if (tries === MOVES) await person.witness.remark(held);
        const giveUp = named(seen, /giving up/);
        if (tries > 2 * MOVES && giveUp) return person.hand.press(giveUp);
        if (tries % 4 === 3) return pressed(person, seen, luck.of(offers(seen)));
        // Select a unit named there, or one in the hex named there.
        const guilty = luck.of(
          inPart(seen, 'The decision at hand').filter((one) => one.name.length > 2 && held.includes(one.name)),
        );
        if (guilty && tries < 3 * MOVES) return moveNext(person, seen, guilty);
        const undo = named(seen, /^Undo/);
        if (guilty && undo) return person.hand.press(undo);
      }
      if (inPart(seen, /^(Reinforcements due|Replacements|At Sea)/).length > 0 && luck.often(40))
        return bringIn(person, seen);
      return moveNext(person, seen);
    },
  },
  { asked: /declare (your )?battles|attack as you like/, act: declare },
  {
    asked: /choose a (unit|lit hex or)/,
    act: (person, seen, tries) => (tries > 3 ? pressed(person, seen, ender(seen)) : moveNext(person, seen)),
  },
  { asked: /fight your battles|next air fight/, act: (person, seen) => pressed(person, seen, named(seen, 'Fight it')) },
  { asked: /lose \d|exchange:|this beach supplies|too short/, act: pay },
  {
    asked: /retreat |advance onto|automatic victory comes next|ashore|a draw is offered|divide your/,
    act: async (person, seen, tries) => {
      const ways = offers(seen);
      const end = ender(seen);
      if (end && (ways.length === 0 || person.luck.often(25) || tries > 15)) return person.hand.press(end);
      return pressed(person, seen, person.luck.of(ways));
    },
  },
  {
    asked: /send fighters/,
    act: async (person, seen, tries) => {
      const ticks = inPart(seen, 'Intercept').filter((one) => one.kind === 'tick' && !one.on);
      const send = inPart(seen, 'Intercept').filter((one) => one.name === 'Intercept');
      if (tries > 6 || person.luck.often(20)) return pressed(person, seen, ender(seen));
      if (tries % 2 === 0 && ticks.length > 0) return pressed(person, seen, person.luck.of(ticks));
      return pressed(person, seen, person.luck.of(send));
    },
  },
  {
    asked: /land \d+ aircraft/,
    act: (person, seen, tries) =>
      pressed(person, seen, (tries < 3 && named(seen, 'All back to their bases')) || ender(seen)),
  },
];

const ANY: Habit = {
  asked: /./,
  act: async (person, seen, tries) => {
    const ways = offers(seen);
    const end = ender(seen);
    if (end && (ways.length === 0 || tries > 3 || person.luck.often(40))) return person.hand.press(end);
    return pressed(person, seen, person.luck.of(ways));
  },
};

export const isOver = (seen: Look): boolean => seen.things.some((one) => one.parts.includes('The game is over'));

/** More, the end of the game, a draw; whoever is asked then accepts. */
async function agree(person: Person, seen: Look): Promise<Look> {
  let now = seen;
  for (const name of ['More', /^End the game/, 'Offer a draw', 'Accept the draw'])
    now = await pressed(person, now, named(now, name));
  if (!isOver(now)) throw new Error(`no draw comes about: ${now.asks}`);
  return now;
}

/** Plays until the game is over; tells every player turn as it comes. After so many turns it stops, or both have had enough of it. */
export async function playOn(person: Person, after: { readonly stop: number; readonly draw: number }): Promise<Look> {
  let seen = await person.hand.see();
  let asked = '';
  let tries = 0;
  let last = '';
  let done = 0;
  while (!isOver(seen)) {
    if (seen.over !== undefined) {
      seen = await pressed(
        person,
        seen,
        inPart(seen, seen.over).find((one) => /^(Close|×)/.test(one.name)),
      );
      continue;
    }
    const really = inPart(seen, 'Really?').filter((one) => one.kind === 'button');
    if (really.length > 0) {
      seen = await pressed(person, seen, person.luck.of(really.filter((one) => tries < 12 || one.name !== 'Not yet')));
      continue;
    }
    const turn = /Turn (\d+)/.exec(seen.words)?.[1] ?? '';
    const side = seen.asks.split(':')[0] ?? '';
    if (`${turn} ${side}` !== last && /move your units|impulse|points/.test(seen.asks)) {
      last = `${turn} ${side}`;
      done = 0;
      console.log(`${new Date().toISOString().slice(11, 19)} turn ${last}`);
    }
    if (Number(turn) > after.stop) return seen;
    if (Number(turn) > after.draw && /move your units/.test(seen.asks)) return agree(person, seen);
    const question = seen.asks.replaceAll(/\d+/g, '');
    tries = question === asked ? tries + 1 : 0;
    asked = question;
    if (tries > LOST || ++done > ENDLESS) {
      const held = /Not yet: .*/.exec(seen.words)?.[0] ?? '';
      await person.witness.note(`no way on was found: ${seen.asks} ${seen.alerts.join(' ')} ${held}`);
      tries = 0;
      done = 0;
      const decide = named(seen, /^(Decide for me|Play this phase for me)/);
      if (!decide) throw new Error(`lost at: ${seen.asks}\n${seen.words}`);
      seen = await person.hand.press(decide);
      continue;
    }
    const habit = HABITS.find((one) => one.asked.test(seen.asks)) ?? ANY;
    seen = await habit.act(person, seen, tries);
  }
  return seen;
}
