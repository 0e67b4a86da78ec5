import * as z from 'zod';
import { code, say } from '#core/say.ts';
import type { Hex } from '#hex/hex.ts';
import { type Zone, ZONES } from '#games/blitz/board.ts';
import {
  bare,
  flight,
  groupOf,
  groupText,
  hex,
  type Lines,
  unit,
  units,
  unitTo,
  zone,
} from '#games/blitz/text/commands/line.ts';
import { half, Misread, problem } from '#games/blitz/text/commands/reader.ts';
import { type GroupName, MISSIONS, type MissionKind, type UnitNo } from '#games/blitz/types.ts';

/** B18, T6.3, T23, O23: flights, missions, fighters, landing. */
export type AirCommand =
  /** B18; without a path the engine takes a shortest one. */
  | { readonly do: 'flyAirborne'; readonly unit: UnitNo; readonly to: Hex; readonly path?: readonly Hex[] | undefined }
  | { readonly do: 'airTransport'; readonly unit: UnitNo; readonly to: Hex; readonly path?: readonly Hex[] | undefined }
  | {
      readonly do: 'assignMission';
      readonly units: readonly UnitNo[];
      readonly mission: MissionKind;
      readonly hex: Hex;
    }
  | {
      readonly do: 'assignInterceptor';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      /** M12.28: the base they come home to, where it is not their own. */
      readonly home?: Hex | undefined;
      /** M12.31: the group that is met, where several pass the hex. */
      readonly of?: GroupName | undefined;
    }
  | { readonly do: 'endInterception' }
  | { readonly do: 'resolveAirFight'; readonly hex: Hex }
  /** O23.6.3: interceptor factors sent against the escorts. */
  | { readonly do: 'allotInterceptors'; readonly against: number }
  | { readonly do: 'landAircraft'; readonly unit: UnitNo; readonly to: Hex | Zone }
  | { readonly do: 'rebase'; readonly unit: UnitNo; readonly to: Hex }
  | { readonly do: 'endLanding' };

export const airLines: Lines<AirCommand['do']> = {
  flyAirborne: { ...flight('flyAirborne b1 U20'), also: ['fly'] },
  airTransport: { ...flight('airTransport b1 U20'), also: ['transport'] },
  assignMission: {
    takes: { units, mission: z.enum(MISSIONS), hex },
    form: 'assignMission tactical b1 U12',
    also: ['mission'],
    read(reader, words) {
      const named = words.take((word) => MISSIONS.some((one) => one === word));
      const mission = MISSIONS.find((one) => one === named);
      if (!mission) throw new Misread(problem(say`a mission is ${code(MISSIONS.join(', '))}`));
      const flown = reader.units(words.next());
      return { units: flown, mission, hex: reader.hex(words.skip('on').next()) };
    },
    write: (pen, command) => `${command.mission} ${pen.units(command.units)} ${pen.hex(command.hex)}`,
  },
  assignInterceptor: {
    takes: {
      units,
      hex,
      home: hex.optional(),
      of: z.strictObject({ from: hex.optional(), ship: unit.optional() }).optional(),
    },
    form: 'assignInterceptor b1 U12, with another base to come home to: assignInterceptor b1 U12 home U10, one of several groups: assignInterceptor b1 U12 of U08',
    also: ['intercept'],
    read(reader, words) {
      const [home, of] = [words.after('home'), words.after('of')];
      const who = words.next();
      const [where, ...more] = words.skip('on', 'over').rest();
      if (more.length > 0 || where === 'home' || where === 'of')
        throw half(
          say`fighters, the hex where they meet the flight, and no more: not '${code([who, where, ...more].join(' '))}'`,
        );
      return {
        units: reader.units(who),
        hex: reader.over(where),
        ...(home === undefined ? {} : { home: reader.hex(home) }),
        ...(of === undefined ? {} : { of: groupOf(reader, of) }),
      };
    },
    write: (pen, { units: sent, hex: at, home, of }) =>
      `${pen.units(sent)} ${pen.hex(at)}${of ? groupText(pen, of) : ''}${home === undefined ? '' : ` home ${pen.hex(home)}`}`,
  },
  endInterception: {
    ...bare('endInterception'),
    // M12.22: `assignInterceptor none` says the same.
    read(reader, words) {
      words.flag('none');
      return bare('endInterception').read(reader, words);
    },
  },
  resolveAirFight: {
    takes: { hex },
    form: 'resolveAirFight U12',
    read: (reader, words) => ({ hex: reader.hex(words.skip('on').next()) }),
    write: (pen, command) => pen.hex(command.hex),
  },
  allotInterceptors: {
    takes: { against: z.int().min(0).max(999) },
    form: 'allotInterceptors 6',
    read: (reader, words) => ({ against: reader.number(words.next()) }),
    write: (_pen, command) => String(command.against),
  },
  landAircraft: {
    takes: { unit, to: z.union([hex, zone]) },
    form: 'landAircraft b1 U11',
    read(reader, words) {
      const no = reader.unit(words.next());
      const place = words.skip('to').next();
      return { unit: no, to: ZONES.find((one) => one === place) ?? reader.hex(place) };
    },
    write: (pen, { unit: no, to }) => `${pen.unit(no)} ${typeof to === 'number' ? pen.hex(to) : to}`,
  },
  rebase: unitTo('rebase b1 U11'),
  endLanding: bare('endLanding'),
};
