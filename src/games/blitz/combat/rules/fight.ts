import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import type { Battle, BlitzEvent, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { refusersOf } from '#games/blitz/countries/guerillas/escape.ts';

/** A battle is fought, once the defender has said what supports him (M16.chart b). */
export function fight(world: World, state: State, battle: Battle, emit: Emit<BlitzEvent>, dice: Dice): void {
  if (battle.support === undefined && world.rules.supporters({ world, state, battle }).length > 0)
    return emit({ is: 'push', frame: { at: 'support', battle } });
  // M15.8, M4.12
  if (!battle.faced && refusersOf(world, state, battle).length > 0)
    return emit({ is: 'push', frame: { at: 'refusal', battle } });
  // M16.5: artillery fires once.
  const guns = world.rules.fires({ state, battle });
  if (guns.length > 0) emit({ is: 'fired', units: guns });
  for (const { units, rule } of world.rules.fallsFirst({ world, state, battle }))
    emit({ is: 'eliminated', units, rule });
  world.rules.combat.resolve({ world, state, battle, emit, dice });
}
