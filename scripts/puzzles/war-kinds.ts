import type { Choose } from '#core/dice/dice.ts';
import { attack, contact } from './kinds.ts';
import { type At, beside, distance, ground, nameOf, open, pickOf, put, type Sketch, terrain, write } from './sketch.ts';

/** Positions with aircraft, airborne units, minor countries and automatic victories. */

const header = (theme: string, side: string, counts: readonly string[]): string[] => [
  'puzzle sketch',
  'title A sketch',
  `theme ${theme}`,
  `solves ${side}`,
  ...counts.map((count) => `counts ${count}`),
  'best 0',
];

/** Battles to be declared, and aircraft that may help in one of them. */
export function air(choose: Choose, game: string): Sketch | undefined {
  const made = contact(choose, game, 3 + choose(2), 2);
  if (!made) return undefined;
  const { g, lines } = made;
  if (g.lines.some((line) => line.includes(' -4,4'))) return undefined;
  g.lines.push('  city Airfield : -4,4', '  belongs blue -4,4');
  const kinds = game.includes('interdiction')
    ? ['SAC 4-20', 'TAC 4-8']
    : ['TAC 4-8', 'TAC 2-8', 'MDM 4-10', 'SAC 6-20'];
  for (let i = 1; i <= 1 + choose(2); i++) lines.push(`blue ${pickOf(kinds, choose)} @ -4,4 as a${i}`);
  lines.push('blue declares');
  return { theme: 'air', text: write(header('air', 'blue', ['factors 1']), game, g, lines) };
}

/** Attackers on one side of the enemy; airborne units in a city far behind. */
export function drop(choose: Choose, game: string): Sketch | undefined {
  const made = contact(choose, game, 2 + choose(2), 2);
  if (!made) return undefined;
  const { g, lines } = made;
  if (g.lines.some((line) => line.includes(' -4,4'))) return undefined;
  g.lines.push('  city Airfield : -4,4', '  belongs blue -4,4');
  const held = lines.map((line) =>
    line.startsWith('blue inf') && !line.includes('as home') ? `${line} moved stopped` : line,
  );
  const size = pickOf([1, 2, 3, 4], choose);
  held.push(`blue abn ${size}-4 @ -4,4 as a1 spent 9`);
  if (choose(2) === 0) held.push(`blue abn ${pickOf([1, 2, 4], choose)}-4 @ -4,4 as a2 spent 9`);
  held.push('blue moves');
  return { theme: 'airborne', text: write(header('airborne', 'blue', ['factors 1']), game, g, held) };
}

/** A minor country's city to be assaulted, and an enemy to be fought. */
export function minor(choose: Choose, game: string): Sketch | undefined {
  const g = ground(choose, 3);
  terrain(g, 2);
  const town: At = [0, 0];
  g.lines.push('  country n minor Nord', `  city Nordstadt : ${nameOf(town)}`, `  belongs n ${nameOf(town)}`);
  g.closed.add(nameOf(town));
  const lines: string[] = [];
  const foe = pickOf(
    open(g, (hex) => distance(hex, town) === 2),
    choose,
  );
  put(g, 'red', foe, 4);
  lines.push(`red inf ${pickOf([2, 3, 4], choose)}-0 @ ${nameOf(foe)} as r1`);
  for (let i = 1; i <= 3; i++) {
    const near = beside(g, town).filter((hex) => distance(hex, foe) > 1);
    const at = pickOf(near.length > 0 ? near : beside(g, town), choose);
    const size = pickOf([2, 4, 4, 6, 8], choose);
    if (distance(at, foe) > 1 && put(g, 'blue', at, size))
      lines.push(`blue inf ${size}-4 @ ${nameOf(at)} as b${i} spent 9`);
  }
  g.lines.push('  city Airfield : -3,3', '  belongs blue -3,3');
  if (choose(2) === 0) lines.push(`blue ${pickOf(['TAC 4-8', 'MDM 4-10', 'SAC 4-20'], choose)} @ -3,3 as a1`);
  lines.push('blue inf 1-0 @ 3,0 as home', 'red inf 1-0 @ -3,0 as rear', 'blue moves');
  return { theme: 'minor', text: write(header('minor', 'blue', ['factors 1', 'cities 5']), game, g, lines) };
}

/** Bombers over two battles, fighters that can meet them. */
export function fighters(choose: Choose, game: string): Sketch | undefined {
  const made = contact(choose, game, 3 + choose(2), 2);
  if (!made) return undefined;
  const { g, lines } = made;
  if (g.lines.some((line) => line.includes(' -4,4') || line.includes(' 4,-4'))) return undefined;
  g.lines.push('  city Airfield : -4,4', '  belongs blue -4,4', '  city Flugplatz : 4,-4', '  belongs red 4,-4');
  lines.push(
    `blue TAC ${pickOf([2, 4, 6], choose)}-8 @ -4,4 as a1`,
    `blue TAC ${pickOf([2, 4], choose)}-8 @ -4,4 as a2`,
  );
  if (choose(2) === 0) lines.push(`blue FTR ${pickOf([2, 4], choose)}-10 @ -4,4 as a3`);
  lines.push(`red FTR ${pickOf([2, 4], choose)}-10 @ 4,-4 as f1`, `red FTR ${pickOf([2, 4], choose)}-10 @ 4,-4 as f2`);
  lines.push('blue declares', '---', '@missions');
  return { theme: 'interception', text: write(header('interception', 'red', ['factors 1']), game, g, lines) };
}

/** Strong units and a weak enemy in the way of others. */
export function wave(choose: Choose): Sketch | undefined {
  const made = attack(choose, 'tournament', ['factors 1']);
  if (!made) return undefined;
  const text = made.text
    .replace('theme seal', 'theme automatic')
    .replaceAll(/^red inf \d+-0 @ (\S+) as r1$/gm, `red inf 1-0 @ $1 as r1`)
    .replaceAll(/^blue (?:inf|arm) \d+-\d @ (\S+) as b1 .*$/gm, `blue inf 8-4 @ $1 as b1 spent 9 moved`)
    .replaceAll(/^blue (?:inf|arm) (\d+)-\d @ (\S+) as b3 .*$/gm, `blue arm $1-6 @ $2 as b3 spent 6 moved`);
  return { theme: 'automatic', text };
}

/** A few units to be placed before the enemy's answer. */
export function stand(choose: Choose): Sketch | undefined {
  const g = ground(choose, 2);
  terrain(g, 2);
  const lines: string[] = [];
  const town = pickOf(
    open(g, () => true),
    choose,
  );
  g.lines.push(`  city Aldburg : ${nameOf(town)}`, `  belongs blue ${nameOf(town)}`);
  for (let i = 1; i <= 2; i++) {
    const hex = pickOf(
      open(g, (at) => distance(at, town) <= 2),
      choose,
    );
    const size = pickOf([2, 3, 4, 4, 6], choose);
    if (!put(g, 'blue', hex, size)) return undefined;
    lines.push(`blue inf ${size}-4 @ ${nameOf(hex)} as b${i} spent 9 moved`);
  }
  for (let i = 1; i <= 2; i++) {
    const hex = pickOf(
      open(g, (at) => distance(at, town) >= 2),
      choose,
    );
    const size = pickOf([3, 4, 6, 8], choose);
    if (!put(g, 'red', hex, size)) return undefined;
    lines.push(`red inf ${size}-${i} @ ${nameOf(hex)} as r${i}`);
  }
  lines.push('blue moves');
  const head = header('reply', 'blue', ['factors 1', `city ${nameOf(town)} 5`]);
  return { theme: 'reply', text: write([...head, 'until reply'], 'basic', g, lines) };
}
