import { msg, theSide } from '#core/message.ts';
import type { Game } from '#core/game.ts';
import { assemble } from '#core/play.ts';
import { readShapes } from '#core/record/event-shape.ts';
import { fits } from '#core/notation/shape.ts';
import { hexChecks } from '#hex/hex.ts';
import { nobodyAdds } from '#core/rulebook.ts';
import { readCommand, strayFault } from './commands.ts';
import { EVENT_SHAPES } from './event-shapes.ts';
import { evolve } from './evolve.ts';
import { unit, volley } from './fields.ts';
import { battle, FRAMES, group } from './frames.ts';
import { BlitzNames } from './names.ts';
import type { Position } from './position.ts';
import { advanceStep } from './combat/frames/advance.ts';
import { avAdvancesStep, combatStartStep } from './combat/frames/combat-start.ts';
import { turnEndStep } from './course/rules/turn-end.ts';
import { beachSupplyStep, supplyLossesStep } from './supply/frames/losses.ts';
import { minorLossesStep } from './countries/frames/minor-losses.ts';
import { seaHexesStep } from './sea/frames/sea-hexes.ts';
import { airFightsStep, allotStep, interceptionStep } from './air/frames/interception.ts';
import { landingStep } from './air/frames/touchdown.ts';
import { lossesStep } from './combat/frames/losses.ts';
import { weatherStep } from './weather/rules/roll.ts';
import { bombardmentStep } from './combat/artillery/bombardment.ts';
import { supportStep } from './combat/artillery/support.ts';
import { engagementStep } from './sea/ships/engagement-command.ts';
import { wavesStep } from './sea/ships/waves.ts';
import { inferiorStep, sinkingStep, withdrawalStep } from './sea/ships/withdrawal.ts';
import { paymentStep } from './combat/results/payment.ts';
import { battlesStep } from './combat/at-once/battles.ts';
import { plansStep } from './economy/production/production-plan.ts';
import { isSecret, withoutPlans } from './economy/production/plans.ts';
import { claimStep } from './countries/wars/victory-claim.ts';
import { victoryOf } from './countries/wars/liberation.ts';
import { guerillasStep } from './countries/guerillas/placement.ts';
import { refusalStep } from './countries/guerillas/refusal.ts';
import { productionStep } from './economy/production/steps.ts';
import { obChoiceStep } from './economy/orders-of-battle/steps.ts';
import { supplyStep } from './supply/lines/steps.ts';
import { civilSetupStep } from './countries/wars/civil-setup.ts';
import { activationStep } from './countries/wars/third-power.ts';
import { replacementsStep } from './countries/wars/replacements.ts';
import { airDefenceStep } from './air/flak/air-defence.ts';
import { decidesInFlight, flightStep } from './air/airbases/flight.ts';
import { airReturnStep, evacuationStep } from './air/airbases/return-flights.ts';
import { recall } from './text/log/result-text.ts';
import { worldOf } from './setup.ts';
import { combatStep } from './combat/frames/combat.ts';
import { declarationStep } from './combat/frames/declaration.ts';
import { drawStep, standing } from './course/rules/draw.ts';
import { exchangeStep } from './combat/frames/exchange.ts';
import { movementStep } from './ground/frames/movement.ts';
import { retreatStep } from './combat/frames/retreat.ts';
import { setupStep } from './course/rules/setup.ts';
import { type BlitzEvent, type BlitzFrame, type Command, type Outcome, type Side, SIDES, type State } from './types.ts';
import { verdictOf } from './course/rules/victory.ts';
import type { World } from './world.ts';

const misfitIn = readShapes(EVENT_SHAPES);

/** A game of Blitzkrieg: the contract, and on purpose the world it is played in and the position it began from. */
export interface Blitz extends Game<State, Command, BlitzEvent, Side> {
  readonly world: World;
  readonly position: Position;
}

/** B80.10: what is done in movement and declaration can be taken back, up to endDeclaration. */
const isUndoable = (state: State, command: Command): boolean => {
  const frame = state.frames.at(-1);
  const at = frame?.at;
  // M80.47: what the mover does in a flight nobody has met yet.
  const flying = at === 'flight' && state.frames[0]?.at === 'movement' && decidesInFlight(state, frame) === state.mover;
  if (at !== 'movement' && at !== 'declaration' && !flying) return false;
  return !['takeBack', 'endDeclaration', 'resign', 'offerDraw'].includes(command.do);
};

const endedBy = ({ rule, winner }: Outcome) =>
  rule !== 'B80.11' ? 'rule' : winner === 'draw' ? 'agreement' : 'resignation';

export function openBlitz(position: Position, world: World = worldOf(position)): Blitz {
  const { follows } = world.rules;
  const game = assemble<State, BlitzFrame, Command, BlitzEvent, Side>({
    sides: SIDES,
    start: position.state,
    overRule: world.phases.turnEnd,
    unknown: ['B80.12', 'M80.47'],
    steps: {
      obChoice: obChoiceStep(world),
      plans: plansStep(world),
      production: productionStep(world),
      replacements: replacementsStep(world),
      activation: activationStep(world),
      guerillas: guerillasStep(world),
      refusal: refusalStep(world),
      claim: claimStep(world),
      setup: world.opening.civil ? civilSetupStep(world) : setupStep(world),
      movement: movementStep(world),
      declaration: declarationStep(world),
      combat: combatStep(world),
      battles: battlesStep(world),
      weather: weatherStep(world),
      supply: supplyStep(world),
      interception: interceptionStep(world),
      airFights: airFightsStep(world),
      allot: allotStep(world),
      combatStart: combatStartStep(world),
      avAdvances: avAdvancesStep(world),
      losses: lossesStep(world),
      payment: paymentStep(world),
      bombardment: bombardmentStep(world),
      support: supportStep(world),
      seaHexes: seaHexesStep(world),
      engagement: engagementStep(world),
      inferior: inferiorStep(world),
      sinking: sinkingStep(world),
      withdrawal: withdrawalStep(world),
      waves: wavesStep(world),
      landing: landingStep(world),
      flight: flightStep(world),
      airReturn: airReturnStep(world),
      airDefence: airDefenceStep(world),
      evacuation: evacuationStep(world),
      minorLosses: minorLossesStep(world),
      supplyLosses: supplyLossesStep(world),
      beachSupply: beachSupplyStep(world),
      turnEnd: turnEndStep(world),
      exchange: exchangeStep(world),
      retreat: retreatStep(world),
      advance: advanceStep(world),
      drawOffer: drawStep,
    },
    standing,
    evolve: (draft, event) => evolve(world.board, draft, event),
    moment: ({ turn, mover }) => ({ turn, mover, name: msg`turn ${turn}, ${theSide(mover)}` }),
    outcome: (state) =>
      state.outcome && {
        ...verdictOf(world, state, state.outcome, victoryOf(world, state)),
        by: endedBy(state.outcome),
      },
    read: readCommand,
    // M0.20: nothing is hidden but plans of production.
    view: withoutPlans,
    redact: (event, watcher) =>
      event.is === 'planned' && isSecret(event.plan, watcher)
        ? { is: 'planned', plan: { side: event.plan.side, turn: event.plan.turn } }
        : event,
    reveals: (event) =>
      event.is === 'planOpened' ||
      event.is === 'minorRoll' ||
      event.is === 'loyalty' ||
      ('die' in event && event.die !== undefined) ||
      (event.is === 'fought' && event.result.die !== undefined) ||
      (event.is === 'airFought' && event.result?.die !== undefined),
    undoable: isUndoable,
    ...(follows === nobodyAdds
      ? {}
      : {
          react: (state: State, event: BlitzEvent) => {
            // B80.10: what is taken back has not happened; nothing follows from that.
            if (event.is === 'takenBack') return undefined;
            const before = state.units;
            return () => follows({ world, state, event, before });
          },
        }),
  });
  const hexes = hexChecks(world.board.grid.size);
  return {
    ...game,
    recall,
    misfit: (state, event) => {
      const names = new BlitzNames(world, state);
      return misfitIn(event, {
        ...hexes,
        UnitNo: fits(unit, names),
        ...{ BlitzFrame: fits(FRAMES, names), Battle: fits(battle, names) },
        ...{ FlightGroup: fits(group, names), Volley: fits(volley, names) },
      });
    },
    check: (state, side, command) => strayFault(world, state, command) ?? game.check(state, side, command),
    world,
    position,
  };
}
