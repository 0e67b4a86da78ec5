import type { Balance } from '#protocol/players.ts';
import { type Bias, biasOf, chanceOfFirst } from '#table/rating.ts';
import type { Store } from '../store/store.ts';
import type { OpenedGame, OpenedGames } from '../tables/game-cache.ts';

/** Scenarios as rated games know them: how far the first side is ahead. */
export interface Balances {
  /** Bias of a scenario: learnt from rated games, before them given by games of computers. */
  bias(family: string, scenario: string): Promise<Bias & { readonly games: number }>;
  card(family: string, scenario: string): Promise<Balance | undefined>;
  /** True where a position is that of the scenario, without changes. */
  isStandard(family: string, scenario: string | undefined, opened: OpenedGame): Promise<boolean>;
}

export function createBalances({ db }: Store, games: OpenedGames): Balances {
  const endings = async (family: string, scenario: string) =>
    (await games.catalogue(family)).find(({ id }) => id === scenario)?.endings;

  async function bias(family: string, scenario: string): Promise<Bias & { readonly games: number }> {
    const row = await db
      .selectFrom('bias')
      .where('family', '=', family)
      .where('scenario', '=', scenario)
      .select(['points', 'rd', 'games'])
      .executeTakeFirst();
    if (row) return row;
    const of = await endings(family, scenario);
    return { ...biasOf(((of?.first ?? 50) / 100) * (of?.games ?? 0), of?.games ?? 0), games: 0 };
  }
  return {
    bias,
    async card(family, scenario) {
      const standard = await games.standard(family, scenario);
      const first = standard?.game.sides[0];
      if (first === undefined) return undefined;
      const now = await bias(family, scenario);
      const computers = (await endings(family, scenario))?.games ?? 0;
      return { first, chance: chanceOfFirst(now), games: now.games, computers };
    },
    async isStandard(family, scenario, { game, gamePackage }) {
      const standard = scenario === undefined ? undefined : await games.standard(family, scenario);
      return standard !== undefined && gamePackage.kit.position(standard.game) === gamePackage.kit.position(game);
    },
  };
}
