import { MOST_UNITS } from '#core/limits.ts';
import { type Line, wholeNumber, wordsOf } from '#core/notation/notation.ts';
import { NOWHERE } from '#hex/hex.ts';
import { dial } from '../board/sheet.ts';
import { readKind } from '../kinds.ts';
import { nationNamed, usualSide } from '../nations.ts';
import { MARKERS, type Marker, SOMEWHERE, type Unit } from '../types.ts';
import { addOnce, fault, hexIn, type Reading } from './position-draft.ts';
import { readJob } from './works-lines.ts';

/** A unit in one line: nation, kind, place, name, states. */

const MARKER_WORDS: Readonly<Record<string, Marker>> = {
  ...Object.fromEntries(MARKERS.map((marker) => [marker.toLowerCase(), marker])),
  of: 'opFire',
  x: 'completed',
  mobile: 'mobileFire',
};

/** Words that say where a unit is. */
const PLACES: readonly string[] = ['@', 'at', 'on', 'waits', 'off-board', 'off', 'unset', 'lost', 'gone'];
/** Words that another word follows. */
const NAMES: readonly string[] = ['on', 'battery', 'zone', 'as', 'assigned', 'loaded', 'carrying'];
const ONCE: readonly string[] = [
  ...['as', 'zone', 'disrupted', 'inside', 'cp', 'firm', 'hurried', 'down', 'up'],
  ...['facing', 'drop', 'assigned', 'task', 'spotted'],
];

const NAME = /^[A-Za-z][\w.-]{0,39}$/;
const MOST_ALIKE = 60;

type Draft = { -readonly [K in keyof Unit]: Unit[K] };

/** `german A 14/8/9/8 tank @ 0,0 as g1 moved`; `as g1..4` makes four alike. */
export function readUnit(reading: Reading, line: Line): void {
  const words = wordsOf(line.text.replace(/@\s*/g, '@ ').replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2'));
  const nation = nationNamed(words[0] ?? '') ?? 'german';
  const counter = reading.counters.get(words[1] ?? '');
  const read = counter ? { kind: counter.kind, used: 1 } : readKind(words.slice(1));
  if (typeof read === 'string') {
    if (!/^[a-z0-9]/.test(words[1] ?? '')) return fault(reading, line, read);
    const missing = reading.spoiled.map((file) => ` (${file})`).join('');
    return fault(reading, line, `there is no counter '${words[1] ?? ''}'${missing}; ${read}`);
  }
  reading.kinds[read.kind.id] = read.kind;
  const side =
    reading.sides[words[0] ?? ''] ??
    (words[0] === 'axis' || words[0] === 'allied' ? words[0] : (reading.sides[nation] ?? usualSide(nation)));
  const unit: Draft = { id: '', side, nation, kind: read.kind.id, place: 'unset', at: NOWHERE };
  let ids: readonly string[] = [];
  const said = new Set<string>();
  let placed = false;
  let shown = false;
  const loads: string[] = [];
  /** X28.3: aboard a flight unknown to the author of the text. */
  let aboard = false;
  for (let i = 1 + read.used; i < words.length; i++) {
    const word = (words[i] ?? '').toLowerCase();
    if (PLACES.includes(word)) {
      if (placed) return fault(reading, line, `a unit has one place: '${words[i] ?? ''}' names a second`);
      placed = true;
    } else if (ONCE.includes(word)) {
      if (said.has(word)) return fault(reading, line, `'${words[i] ?? ''}' is said twice`);
      said.add(word);
    }
    if (NAMES.includes(word) && words[i + 1] === undefined)
      return fault(reading, line, `a word is missing after '${words[i] ?? ''}'`);
    if (word === '@' || word === 'at') {
      const hex = hexIn(reading, line, words[++i]);
      if (hex === undefined) return;
      unit.place = 'map';
      unit.at = hex;
    } else if (word === 'on') {
      const carrier = words[++i] ?? '';
      aboard = carrier === '?';
      unit.place = aboard ? 'off' : 'rides';
      if (!aboard) unit.carrier = carrier;
    } else if (word === 'waits') {
      const turn = wholeNumber(words[i + 1], 1, 99);
      if (turn === undefined) return fault(reading, line, `'${words[i + 1] ?? ''}' is no turn of arrival`);
      unit.place = 'waits';
      unit.turn = turn;
      unit.group = words[i + 2] ?? '';
      i += 2;
    } else if (word === 'off-board' || word === 'off') {
      unit.place = 'off';
      if (words[i + 1] === 'battery') {
        unit.group = words[i + 2] ?? '';
        i += 2;
      }
    } else if (word === 'unset') {
      const zone = words[i + 1];
      if (zone !== undefined && zone !== 'as') {
        unit.group = zone;
        i++;
      }
    } else if (word === 'zone') unit.group = words[++i] ?? '';
    else if (word === 'lost' || word === 'gone') unit.place = word;
    else if (word === 'as') {
      const named = alike(words[++i] ?? '');
      if (!named) return fault(reading, line, `'${words[i] ?? ''}' is no name for a unit`);
      ids = named;
    } else if (Object.hasOwn(MARKER_WORDS, word)) {
      if (unit.marker !== undefined) return fault(reading, line, 'a unit has one marker at most (X0.9)');
      unit.marker = MARKER_WORDS[word] as Marker;
    } else if (word === 'disrupted') unit.disrupted = true;
    else if (word === 'inside') unit.inside = true;
    else if (word === 'cp') unit.cp = true;
    else if (word === 'firm' || word === 'hurried' || word === 'laid') unit[word] = true;
    else if (word === 'down' || word === 'up') {
      if (unit.stream !== undefined) return fault(reading, line, 'a unit in a stream is up or down (X6.3.11h)');
      unit.stream = word;
    } else if (word === 'facing') {
      if (!/^d[1-6]$/.test(words[i + 1] ?? ''))
        return fault(reading, line, `'${words[i + 1] ?? ''}' is no direction (d1 to d6)`);
      unit.facing = dial(Number(words[++i]?.[1]));
    } else if (word === 'drop' && words[i + 1] === '?') {
      unit.drop = SOMEWHERE;
      i++;
    } else if (word === 'drop') {
      const hex = hexIn(reading, line, words[i + 1]);
      if (hex === undefined) return;
      if (!/^d[1-6]$/.test(words[i + 2] ?? ''))
        return fault(reading, line, `'${words[i + 2] ?? ''}' is no direction (d1 to d6)`);
      unit.drop = { hex, direction: dial(Number(words[i + 2]?.[1])) };
      i += 2;
    } else if (word === 'assigned') unit.assigned = words[++i] ?? '';
    else if (word === 'task') {
      const job = readJob(reading, line, words.slice(i + 1));
      if (!job) return;
      unit.job = job.job;
      i += job.used;
    } else if (word === 'spotted') shown = true;
    else if (word === 'loaded' || word === 'carrying') loads.push(words[++i] ?? '');
    else return fault(reading, line, `'${words[i] ?? ''}' says nothing about a unit`);
  }
  if (!placed)
    return fault(reading, line, 'where is it? @ HEX, on CARRIER, waits TURN ZONE, off-board, unset ZONE, lost');
  if (shown && unit.place !== 'map') return fault(reading, line, "only a unit on the map is 'spotted' (X6.3.8)");
  if (shown) addOnce(reading.spotted, unit.at);
  if (ids.length === 0) ids = [nextName(reading, side)];
  for (const load of loads) reading.carrying.push({ carrier: ids[0] ?? '', unit: load, line: line.number });
  // A gun off board alone is a battery of its own (X6.4.4a).
  const alone = unit.place === 'off' && !aboard && unit.group === undefined && read.kind.type !== 'aircraft';
  for (const id of ids) add(reading, line, { ...unit, id, ...(alone ? { group: id } : {}) });
}

const RUN = /^((?:[^.]|\.(?!\.))*(?<!\d))(0|[1-9]\d{0,3})\.\.(\d{1,4})$/;

/** `g1..4` is g1, g2, g3 and g4. */
export function alike(word: string): string[] | undefined {
  const many = RUN.exec(word);
  // Tables by names answer to `constructor` and its like.
  if (!many) return NAME.test(word) && !word.includes('..') && !(word in {}) ? [word] : undefined;
  const [stem = '', first, last] = [many[1], Number(many[2]), Number(many[3])];
  if (last < first || last - first >= MOST_ALIKE || !NAME.test(`${stem}${first}`)) return undefined;
  return Array.from({ length: last - first + 1 }, (_, i) => `${stem}${first + i}`);
}

function nextName(reading: Reading, side: string): string {
  for (let n = 1; ; n++) {
    const id = `${side === 'axis' ? 'x' : 'a'}${n}`;
    if (!reading.lines.has(id)) return id;
  }
}

function add(reading: Reading, line: Line, unit: Draft): void {
  if (reading.lines.has(unit.id)) return fault(reading, line, `there are two units ${unit.id}`);
  if (reading.units.length >= MOST_UNITS) return fault(reading, line, `a position has ${MOST_UNITS} units at most`);
  reading.lines.set(unit.id, line.number);
  reading.units.push(unit);
}
