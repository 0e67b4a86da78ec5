import { difference, restore } from '../../core/patch.ts';
import { type Draft, framesAfter } from '../../core/play.ts';
import { NOWHERE } from '../../hex/hex.ts';
import type { Board } from './board.ts';
import { grain } from './chapters/combat/losses.ts';
import type { BlitzEvent, BlitzFrame, Fight, Loss, Marked, State, Unit, UnitNo } from './types.ts';
import { isGround, mayRaid } from './kinds.ts';

/** What a unit has done in a player turn, before it has done anything. */
export const FRESH = { spent: 0, moved: false, stopped: false, flown: false, innerRun: 0, offRoad: false } as const;

/** A unit without what it has done this player turn. */
function rested(unit: Unit): Unit {
  if (!unit.moved && !unit.stopped && unit.spent === 0 && !unit.flown && !unit.invading && unit.aim === undefined)
    return unit;
  const { invading: _invading, ashore: _ashore, aim: _aim, ...rest } = unit;
  return { ...rest, ...FRESH };
}

/** What there is of a state, but for what is kept to take commands back. */
export const MARKED_KEYS = [
  'turn',
  'mover',
  'units',
  'control',
  'controlAtStart',
  'battles',
  'doomed',
  'streak',
  'frames',
  'drawOffered',
  'outcome',
  'avs',
  'missions',
  'carried',
  'invasion',
  'invaded',
  'minors',
  'captured',
  'passages',
  'damage',
  'short',
  'replacements',
  'noRetreat',
  'closed',
  'struck',
  'beachheads',
  'weather',
] as const satisfies readonly (keyof Marked)[];

function change(draft: Draft<State>, no: UnitNo, to: Partial<Unit>): void {
  draft.units = draft.units.with(no, { ...(draft.units[no] as Unit), ...to });
}

/** Takes keys away that a unit carries only for a time. */
function shed(
  draft: Draft<State>,
  no: UnitNo,
  ...keys: ('zone' | 'base' | 'aim' | 'landedOn' | 'atSeaSince' | 'sailedIn' | 'isolated')[]
): void {
  const unit: Record<string, unknown> = { ...(draft.units[no] as Unit) };
  for (const key of keys) delete unit[key];
  draft.units = draft.units.with(no, unit as unknown as Unit);
}

function gone(unit: Unit): Unit {
  const {
    zone: _z,
    base: _b,
    aim: _a,
    invading: _i,
    ashore: _h,
    landedOn: _l,
    isolated: _o,
    stunnedTill: _s,
    atSeaSince: _t,
    sailedIn: _n,
    ...rest
  } = unit;
  return { ...rest, place: 'lost', at: NOWHERE, ...FRESH };
}

/** T2.3.4: a new name for a piece: the unit's, with the next free number. */
function pieceId(units: readonly Unit[], id: string): string {
  const stem = id.replace(/\.p\d+$/, '');
  for (let n = 1; ; n++) if (!units.some((unit) => unit.id === `${stem}.p${n}`)) return `${stem}.p${n}`;
}

const sized = (unit: Unit, size: number): Pick<Unit, 'af' | 'df'> => {
  const piece = grain(unit);
  return { af: (size / piece.size) * piece.af, df: size };
};

/** T2.3: pieces inherit everything, places in battles and automatic victories included. */
function split(draft: Draft<State>, no: UnitNo, sizes: readonly number[]): void {
  const unit = draft.units[no] as Unit;
  const units = [...draft.units];
  const pieces: UnitNo[] = [];
  sizes.forEach((size, i) => {
    if (i === 0) units[no] = { ...unit, ...sized(unit, size) };
    else pieces.push(units.push({ ...unit, ...sized(unit, size), id: pieceId(units, unit.id) }) - 1);
  });
  const grown = (list: readonly UnitNo[]) => (list.includes(no) ? [...list, ...pieces] : list);
  draft.units = units;
  if (draft.doomed.includes(no)) draft.doomed = grown(draft.doomed);
  if (draft.avs.some((av) => av.participants.includes(no) || av.users.includes(no))) {
    draft.avs = draft.avs.map((av) => ({ ...av, participants: grown(av.participants), users: grown(av.users) }));
  }
  if (draft.battles.some((battle) => battle.attackers.includes(no))) {
    draft.battles = draft.battles.map((battle) => ({ ...battle, attackers: grown(battle.attackers) }));
  }
  const copies = <T extends { readonly unit: UnitNo }>(list: readonly T[]): readonly T[] => {
    const own = list.filter((one) => one.unit === no);
    return own.length > 0 ? [...list, ...own.flatMap((one) => pieces.map((piece) => ({ ...one, unit: piece })))] : list;
  };
  draft.missions = copies(draft.missions);
  draft.passages = copies(draft.passages);
  const frames = draft.frames.map((frame) => withPieces(frame, grown));
  if (frames.some((frame, i) => frame !== draft.frames[i])) draft.frames = frames;
}

/** Decisions that wait know a unit's pieces too: a unit broken by losses retreats and advances piece by piece. */
function withPieces(frame: BlitzFrame, grown: (list: readonly UnitNo[]) => readonly UnitNo[]): BlitzFrame {
  const inFight = (fight: Fight): Fight => ({
    ...fight,
    battle: { ...fight.battle, attackers: grown(fight.battle.attackers) },
    defenders: grown(fight.defenders),
    aircraft: grown(fight.aircraft),
  });
  switch (frame.at) {
    case 'retreat':
      return { ...frame, fight: inFight(frame.fight), units: grown(frame.units) };
    case 'advance':
      return { ...frame, fight: inFight(frame.fight), advanced: grown(frame.advanced) };
    case 'avAdvances':
      return { ...frame, fights: frame.fights.map(inFight) };
    case 'losses':
      return { ...frame, bill: { ...frame.bill, units: grown(frame.bill.units) } };
    default:
      return frame;
  }
}

/** T7.2.3: what is lost goes to the dead pile as a lost piece, the rest stays. */
function reduce(draft: Draft<State>, { unit: no, factors }: Loss): void {
  const unit = draft.units[no] as Unit;
  const units = [...draft.units];
  units[no] = { ...unit, ...sized(unit, unit.df - factors) };
  units.push({ ...gone(unit), ...sized(unit, factors), id: pieceId(units, unit.id) });
  draft.units = units;
}

function eliminate(draft: Draft<State>, numbers: readonly UnitNo[]): void {
  const units = [...draft.units];
  for (const no of numbers) units[no] = gone(units[no] as Unit);
  draft.units = units;
  if (draft.doomed.length > 0) draft.doomed = draft.doomed.filter((no) => !numbers.includes(no));
  if (draft.missions.some((one) => numbers.includes(one.unit))) {
    draft.missions = draft.missions.filter((one) => !numbers.includes(one.unit));
  }
  // T7.2.2: who dies of the losses has not to retreat any more.
  if (draft.frames.some((frame) => frame.at === 'retreat' && frame.units.some((no) => numbers.includes(no)))) {
    draft.frames = draft.frames.map((frame) =>
      frame.at === 'retreat' ? { ...frame, units: frame.units.filter((no) => !numbers.includes(no)) } : frame,
    );
  }
}

/** The only writer. Nested values are replaced whole, so that earlier states keep theirs. */
export function evolve(board: Board, draft: Draft<State>, event: BlitzEvent): void {
  switch (event.is) {
    case 'push':
    case 'pop':
    case 'turnTo':
      draft.frames = framesAfter(draft.frames, event);
      return;
    case 'marked':
      // Whole, although the trail is not looked at: leaving keys out of a copy takes ten times as long.
      draft.mark = { ...draft };
      return;
    case 'noted': {
      if (!draft.mark) return;
      draft.trail = [...draft.trail, difference<Marked>(draft.mark, draft, MARKED_KEYS)];
      delete draft.mark;
      return;
    }
    case 'takenBack': {
      const keep = draft.trail.length - event.commands;
      for (const patch of draft.trail.slice(keep).reverse()) restore(draft, patch);
      draft.trail = draft.trail.slice(0, keep);
      return;
    }
    case 'committed':
      draft.trail = [];
      return;
    case 'placed':
      change(draft, event.unit, { place: 'map', at: event.hex, held: false });
      return shed(draft, event.unit, 'zone');
    case 'putToSea':
      return change(draft, event.unit, { place: 'sea', at: NOWHERE, held: false, zone: event.zone });
    case 'heldBack':
      change(draft, event.unit, { place: 'waiting', at: NOWHERE, held: true });
      return shed(draft, event.unit, 'zone');
    case 'reinforced':
      return change(draft, event.unit, { place: 'map', at: event.hex, held: false, moved: true });
    case 'moved': {
      const { spent, stopped, innerRun, offRoad } = event;
      const at = event.path.at(-1);
      if (at !== undefined) change(draft, event.unit, { at, moved: true, spent, stopped, innerRun, offRoad });
      return;
    }
    case 'flown':
    case 'carried': {
      const at = event.path.at(-1);
      if (at === undefined) return;
      const rest = event.is === 'flown' ? { stopped: event.stopped } : { spent: event.spent };
      change(draft, event.unit, { at, moved: true, flown: true, innerRun: 0, offRoad: false, ...rest });
      if (event.is === 'carried') draft.carried += (draft.units[event.unit] as Unit).df;
      return;
    }
    case 'embarked':
      change(draft, event.unit, { place: 'sea', at: NOWHERE, zone: event.zone, moved: true, stopped: true });
      if (!isGround(draft.units[event.unit] as Unit)) change(draft, event.unit, { atSeaSince: draft.turn });
      return shed(draft, event.unit, 'landedOn', 'aim');
    case 'sailed':
      change(draft, event.unit, { zone: event.zone, moved: true, stopped: true });
      if (!isGround(draft.units[event.unit] as Unit)) change(draft, event.unit, { sailedIn: draft.turn });
      return;
    case 'landedAtPort':
      change(draft, event.unit, {
        place: 'map',
        at: event.hex,
        moved: true,
        spent: event.spent,
        stopped: event.stopped,
        ashore: true,
      });
      return shed(draft, event.unit, 'zone', 'atSeaSince', 'sailedIn');
    case 'staged':
      change(draft, event.unit, { place: 'map', at: event.hex, aim: event.aim, moved: true, invading: true });
      return shed(draft, event.unit, 'zone', 'atSeaSince');
    case 'beached': {
      const ranger = mayRaid(draft.units[event.unit] as Unit) ? { landedOn: event.to } : {};
      const { to, spent, stopped } = event;
      change(draft, event.unit, { at: to, spent, stopped, moved: true, invading: true, offRoad: true, ...ranger });
      return shed(draft, event.unit, 'aim');
    }
    case 'invasion':
      draft.invasion = event.invasion;
      return;
    case 'split':
      return split(draft, event.unit, event.sizes);
    case 'replaced': {
      const units = [...draft.units];
      for (const { unit: no, factors } of event.from) {
        const unit = units[no] as Unit;
        units[no] = factors >= unit.df ? { ...unit, place: 'gone' } : { ...unit, ...sized(unit, unit.df - factors) };
      }
      units.push(event.unit);
      draft.units = units;
      const cost = event.from.reduce((sum, one) => sum + one.factors, 0);
      const { side } = event.unit;
      draft.replacements = { ...draft.replacements, [side]: draft.replacements[side] - cost };
      return;
    }
    case 'replacements':
      draft.replacements = { blue: event.blue, red: event.red };
      return;
    case 'control': {
      const control = [...draft.control];
      for (const { hex, to } of event.changes) control[board.cityHexNo[hex] ?? -1] = to;
      draft.control = control;
      return;
    }
    case 'doomed':
      draft.doomed = event.units;
      return;
    case 'declared':
      draft.battles = [...draft.battles, event.battle];
      return;
    case 'undeclared':
    case 'battleEnded':
      draft.battles = draft.battles.filter((battle) => battle.no !== event.battle);
      return;
    case 'eliminated':
      return eliminate(draft, event.units);
    case 'reduced':
      for (const loss of event.losses) reduce(draft, loss);
      return;
    case 'retreated':
    case 'advanced': {
      const at = event.path.at(-1);
      if (at === undefined) return;
      const unit = draft.units[event.unit] as Unit;
      // T20.6: a Ranger remembers where it came ashore.
      const ashore = mayRaid(unit) && board.land[unit.at] === 0 ? { landedOn: event.path[0] } : {};
      change(draft, event.unit, { at, ...ashore });
      return shed(draft, event.unit, 'aim');
    }
    case 'surrounded':
      draft.battles = draft.battles.map((battle) =>
        battle.kind === 'ground' ? { ...battle, surrounded: event.battles.includes(battle.no) } : battle,
      );
      return;
    case 'avDeclared':
      draft.avs = [...draft.avs, event.av];
      return;
    case 'avJoined':
      draft.avs = draft.avs.map((av) =>
        av.no === event.av
          ? {
              ...av,
              participants: [...av.participants, ...event.units],
              users: av.users.filter((no) => !event.units.includes(no)),
            }
          : av,
      );
      return;
    case 'avUsed':
      draft.avs = draft.avs.map((av) =>
        av.no === event.av ? { ...av, users: [...new Set([...av.users, ...event.units])] } : av,
      );
      return;
    case 'avEnded':
      draft.avs = draft.avs.filter((av) => av.no !== event.av);
      return;
    case 'mission': {
      const { unit: no, hex } = event.mission;
      const { place, at } = draft.units[no] as Unit;
      draft.missions = [...draft.missions, event.mission];
      const base = place === 'map' ? { base: at } : {};
      return change(draft, no, { place: 'air', at: hex, moved: true, flown: true, ...base });
    }
    case 'landed': {
      draft.missions = draft.missions.filter((one) => one.unit !== event.unit);
      if (typeof event.to === 'number') {
        change(draft, event.unit, { place: 'map', at: event.to });
        return shed(draft, event.unit, 'base', 'zone', 'atSeaSince', 'sailedIn');
      }
      change(draft, event.unit, { place: 'sea', at: NOWHERE, zone: event.to });
      return shed(draft, event.unit, 'base');
    }
    case 'rebased':
      change(draft, event.unit, { place: 'map', at: event.to, flown: true, moved: true });
      return shed(draft, event.unit, 'zone', 'atSeaSince');
    case 'captured': {
      draft.captured = [...draft.captured, event.hex];
      draft.control = draft.control.with(board.cityHexNo[event.hex] ?? 0, event.by);
      return;
    }
    case 'minor':
      draft.minors = draft.minors.map((minor) => (minor.country === event.minor.country ? event.minor : minor));
      return;
    case 'passed':
      draft.passages = [...draft.passages, ...event.passages];
      return;
    case 'damaged':
      draft.damage = [...draft.damage, event.damage];
      return;
    case 'damageEnded':
      draft.damage = draft.damage.filter((one) => one.side !== event.side || one.until > event.turn);
      return;
    case 'short':
      draft.short = event.short;
      return;
    case 'retreatsClosed':
      draft.noRetreat = [...draft.noRetreat, ...event.hexes];
      return;
    case 'weather':
      draft.weather = event.weather;
      return;
    case 'struck':
      draft.struck = event.hex;
      return;
    case 'closed':
      draft.closed = [...draft.closed, event.closure];
      return;
    case 'closureEnded':
      draft.closed = draft.closed.filter((one) => one.side !== event.side || one.until > event.turn);
      return;
    case 'stunned':
      for (const no of event.units) change(draft, no, { stunnedTill: event.till });
      return;
    case 'isolated':
      draft.units = draft.units.map((unit, no) => {
        if (unit.side !== draft.mover || (unit.isolated ?? false) === event.units.includes(no)) return unit;
        if (event.units.includes(no)) return { ...unit, isolated: true };
        const { isolated: _isolated, ...rest } = unit;
        return rest;
      });
      return;
    case 'beachheads':
      draft.beachheads = event.beachheads;
      return;
    case 'combatEnded':
      draft.noRetreat = [];
      return;
    case 'playerTurn':
      draft.turn = event.turn;
      if (event.mover !== draft.mover) draft.invaded = { ...draft.invaded, [draft.mover]: draft.invasion };
      draft.mover = event.mover;
      draft.units = draft.units.map(rested);
      draft.controlAtStart = draft.control;
      draft.battles = [];
      draft.doomed = [];
      draft.drawOffered = false;
      draft.avs = [];
      draft.missions = [];
      draft.carried = 0;
      draft.invasion = { hexes: [], beaches: [] };
      draft.passages = [];
      draft.noRetreat = [];
      delete draft.struck;
      return;
    case 'streak':
      draft.streak = { blue: event.blue, red: event.red };
      return;
    case 'drawOffered':
      draft.drawOffered = true;
      return;
    case 'over':
      draft.outcome = event.outcome;
      draft.frames = [];
      return;
    case 'fought':
    case 'airFought':
    case 'nuked':
    case 'drawRefused':
      return;
  }
}
