import { createEffect, createSignal, on } from 'solid-js';
import type { BlitzQuestions } from '#games/blitz/desk/questions.ts';
import type { WayView, WayWish } from '#games/blitz/air/desk/own-ways.ts';
import type { PlannedRaid } from '#games/blitz/air/desk/flight-view.ts';
import type { AirMission, Command, Sortie, UnitNo } from '#games/blitz/types.ts';
import type { Action as AnyAction, Choice as AnyChoice } from '#table/desk.ts';
import { answersTo } from '#web/table/questions.ts';
import type { Laid } from '#web/table/table-model.ts';

/** M12.21: a flight put together before it is flown: the mission is begun, a target chosen, escorts added. */

type Choice = AnyChoice<Command>;

const FLIGHTS: readonly string[] = [
  'declareStrike',
  'ferry',
  'airliftSupply',
  'dropSupply',
  'dropAirborne',
  'airliftUnit',
] satisfies Command['do'][];

export const isFlight = (verb: string | undefined): boolean => FLIGHTS.includes(verb?.split(' ', 1)[0] ?? '');

const escortIn = (command: Command): readonly UnitNo[] => {
  if (command.do === 'declareStrike') return command.sorties.find(({ mission }) => mission === 'escort')?.units ?? [];
  return 'escort' in command ? (command.escort ?? []) : [];
};

const sortiesIn = (along: ReadonlyMap<UnitNo, AirMission>): Sortie[] =>
  [...new Set(along.values())].map((mission) => ({
    mission,
    units: [...along.keys()].filter((no) => along.get(no) === mission),
  }));

const wayKey = ({ from, ship }: Pick<WayWish, 'from' | 'ship'>): string => `${from} ${ship ?? ''}`;

export function airTasking(table: Laid, ask: BlitzQuestions) {
  const [aimed, setAimed] = createSignal<Choice>();
  const [escort, setEscort] = createSignal<readonly UnitNo[]>([]);
  /** M12.9: aircraft that come along, each with its mission. */
  const [along, setAlong] = createSignal<ReadonlyMap<UnitNo, AirMission>>(new Map());
  /** M12.21: ways of one's own, and the one that is being drawn, by their groups. */
  const [ways, setWays] = createSignal<readonly WayWish[]>([]);
  const [drawing, setDrawing] = createSignal<string>();
  const [planned, setPlanned] = createSignal<PlannedRaid>();
  const toPlanned = answersTo<PlannedRaid | undefined>(setPlanned, undefined);

  /** The mission begun, if it is one that is flown from airbases. */
  const begun = (): AnyAction<Command> | undefined => {
    const action = table.begun();
    return action && isFlight(action.verb) ? (action as AnyAction<Command>) : undefined;
  };
  const choiceAt = (hex: number): Choice | undefined => begun()?.choices.find((one) => one.hex === hex);
  const target = (choice: Choice | undefined): void => {
    setEscort(choice ? escortIn(choice.command) : []);
    setAlong(new Map());
    setWays([]);
    setDrawing(undefined);
    setAimed(choice);
  };
  /** Target, valid only for the mission it was chosen with. */
  const aim = (): Choice | undefined => {
    const choice = aimed();
    return choice && begun()?.choices.includes(choice) ? choice : undefined;
  };
  // A mission with one target is aimed at it; another one begun is aimed anew.
  createEffect(
    on(begun, (action) => {
      const [only, ...others] = action?.choices ?? [];
      target(others.length === 0 ? only : undefined);
    }),
  );
  createEffect(() => {
    const choice = aim();
    toPlanned.ask(
      choice && table.game.humanDecides() ? ask.raid(choice.command, escort(), ways(), sortiesIn(along())) : undefined,
    );
  });

  const known = (): readonly WayView[] => (aim() === undefined ? [] : (planned()?.ways ?? []));
  const drawn = (): WayView | undefined => known().find((way) => wayKey(way) === drawing());
  const setOver = (way: WayView, over: readonly number[]): void => {
    const { from, ship } = way;
    setWays((list) => [...list.filter((one) => wayKey(one) !== wayKey(way)), { from, ship, over }]);
  };
  /** A hex more the group is to fly over; one that is clicked again is left out, the target ends it. */
  function drawTo(way: WayView, hex: number): void {
    if (hex === aim()?.hex) return void setDrawing(undefined);
    if (hex === way.from) return;
    setOver(way, way.over.includes(hex) ? way.over.filter((one) => one !== hex) : [...way.over, hex]);
  }

  return {
    ways: known,
    drawn,
    /** Begins to draw a way, the first there is where none is named; or ends it. */
    draw: (way: WayView | undefined = known()[0]): void => {
      const key = way && wayKey(way);
      setDrawing((now) => (now === key ? undefined : key));
    },
    /** The way that was proposed. */
    proposed: (way: WayView): void => setOver(way, []),
    begun,
    aim,
    target,
    planned,
    escort,
    along,
    /** Sends somebody along, or no longer. */
    sendAlong: (no: UnitNo, mission: AirMission | undefined): void =>
      void setAlong((list) => {
        const next = new Map(list);
        if (mission) next.set(no, mission);
        else next.delete(no);
        return next;
      }),
    addEscort: (no: UnitNo): void =>
      void setEscort((list) => (list.includes(no) ? list.filter((one) => one !== no) : [...list, no])),
    /** A target chosen on the map is looked at first. */
    takes(hex: number): boolean {
      const way = table.game.humanDecides() ? drawn() : undefined;
      if (way) {
        drawTo(way, hex);
        return true;
      }
      const choice = table.game.humanDecides() ? choiceAt(hex) : undefined;
      if (choice) target(choice);
      return choice !== undefined;
    },
    async fly(): Promise<void> {
      const plan = planned();
      if (!plan?.raid || aim() === undefined) return;
      const flying = table.selected();
      // Aircraft that have flown do nothing more in this player turn (M12.7): deselect them, unless the selection has
      // changed meanwhile.
      if ((await table.game.play(plan.command)) && table.selected() === flying) table.choose(undefined);
    },
  };
}
