import type { Draft } from '#core/play.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { BlitzFrame, Fight, Loss, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import { isCarrier } from '#games/blitz/kinds.ts';
import { passengersOf } from '#games/blitz/ground/rail/trains.ts';
import { grain } from './losses.ts';

/** T2.3, T7.2.3: what becomes of units that are broken down, reduced or eliminated. */

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
    immobileTill: _m,
    overran: _v,
    fired: _f,
    hitTill: _hit,
    shakenTill: _shaken,
    atSeaSince: _t,
    sailedIn: _n,
    aboard: _w,
    detrained: _d,
    cutter: _c,
    attacked: _k,
    loading: _p,
    ground: _g,
    unloading: _u,
    slipped: _q,
    sheltered: _e,
    fleet: _fleet,
    task: _task,
    engaged: _engaged,
    withdrawn: _withdrawn,
    cornered: _cornered,
    lifted: _lifted,
    aborted: _aborted,
    landed: _landed,
    vacated: _vacated,
    onCall: _call,
    interdicts: _inter,
    ...rest
  } = unit;
  return { ...rest, place: 'lost', at: NOWHERE, ...FRESH };
}

/** The unit a piece is of. */
export const stemOf = (id: string): string => id.replace(/\.p\d+$/, '');

/** T2.3.4: a new name for a piece: the unit's, with the next free number. */
function pieceId(units: readonly Unit[], id: string): string {
  const stem = stemOf(id);
  for (let n = 1; ; n++) if (!units.some((unit) => unit.id === `${stem}.p${n}`)) return `${stem}.p${n}`;
}

export const sized = (unit: Unit, size: number): Pick<Unit, 'af' | 'df'> => {
  const piece = grain(unit);
  return { af: (size / piece.size) * piece.af, df: size };
};

/** T2.3: pieces inherit everything, places in battles and automatic victories included. */
export function split(draft: Draft<State>, no: UnitNo, sizes: readonly number[]): void {
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
    case 'support':
    case 'refusal':
      return { ...frame, battle: { ...frame.battle, attackers: grown(frame.battle.attackers) } };
    case 'payment':
      return { ...frame, fight: inFight(frame.fight) };
    case 'advance':
      return { ...frame, fight: inFight(frame.fight), advanced: grown(frame.advanced) };
    case 'avAdvances':
      return { ...frame, fights: frame.fights.map(inFight) };
    case 'battles':
      return { ...frame, attackers: grown(frame.attackers) };
    case 'losses':
      return { ...frame, bill: { ...frame.bill, units: grown(frame.bill.units) } };
    default:
      return frame;
  }
}

/** M0.10: the first stands for all; where they have been is not forgotten (T22.5a). */
export function combine(draft: Draft<State>, numbers: readonly UnitNo[]): void {
  const [first, ...rest] = numbers as [UnitNo, ...UnitNo[]];
  const units = [...draft.units];
  const sum = (key: 'af' | 'df') => numbers.reduce((total, no) => total + (draft.units[no] as Unit)[key], 0);
  units[first] = { ...(units[first] as Unit), af: sum('af'), df: sum('df') };
  for (const no of rest) units[no] = { ...gone(units[no] as Unit), place: 'gone' };
  draft.units = units;
  if (!draft.passages.some(({ unit }) => rest.includes(unit))) return;
  const passages = draft.passages.map((one) => (rest.includes(one.unit) ? { ...one, unit: first } : one));
  draft.passages = passages.filter(
    (one, i) => passages.findIndex(({ unit, country }) => unit === one.unit && country === one.country) === i,
  );
}

/** T7.2.3: what is lost goes to the dead pile as a lost piece, the rest stays. */
export function reduce(draft: Draft<State>, { unit: no, factors }: Loss): void {
  const unit = draft.units[no] as Unit;
  const units = [...draft.units];
  units[no] = { ...unit, ...sized(unit, unit.df - factors) };
  units.push({ ...gone(unit), ...sized(unit, factors), id: pieceId(units, unit.id) });
  draft.units = units;
}

export function eliminate(draft: Draft<State>, named: readonly UnitNo[]): void {
  // M7.10, M11.8: whoever is on board a train or ship dies with it.
  const aboard = named.filter((no) => isCarrier(draft.units[no] as Unit));
  const numbers = [...named, ...aboard.flatMap((no) => passengersOf(draft, draft.units[no] as Unit))];
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
