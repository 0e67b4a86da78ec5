/**
 * Ratings of players: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), with the advantage a scenario gives to its
 * first side in both expectations with opposite sign. A scenario's bias is rated like a third participant, in half steps.
 */

export interface Rating {
  readonly points: number;
  /** Rating deviation: half the width of the interval the true rating is in with 68 %. */
  readonly rd: number;
  readonly volatility: number;
}

export interface Bias {
  /** Points the first side is ahead between equal players. */
  readonly points: number;
  readonly rd: number;
}

/** A game against an opponent: 1 won, 0.5 drawn, 0 lost. */
export interface Scored {
  readonly opponent: Pick<Rating, 'points' | 'rd'>;
  readonly score: number;
}

export const NEW_RATING: Rating = { points: 1500, rd: 350, volatility: 0.06 };
/** A rating less certain than this is provisional. */
const PROVISIONAL_RD = 110;
/** Computers' games say little about people: a bias they have given is as uncertain as this. */
const NEW_BIAS_RD = 150;
/** A bias never becomes so certain that it stops learning, nor as large as this. */
const LEAST_BIAS_RD = 30;
const MOST_BIAS = 400;
/** Weight of a game for the bias of its scenario. */
const BIAS_WEIGHT = 0.5;
/** Milliseconds of a rating period: a player who does not play becomes less certain with each of them. */
const PERIOD = 30 * 24 * 3600_000;
/** Change of volatility that is plausible over time (τ), and the precision it is found with. */
const TAU = 0.5;
const PRECISION = 1e-6;

const SCALE = 173.7178;
const SCALE_ELO = 400;
const LEAST_RD = 45;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const expected = (ahead: number, phi: number): number => 1 / (1 + Math.exp(-g(phi) * ahead));
const joint = (...rds: readonly number[]): number => Math.hypot(...rds);

export const isProvisional = ({ rd }: Pick<Rating, 'rd'>): boolean => rd > PROVISIONAL_RD;

/** Step 5 of the paper: the new volatility, by the Illinois algorithm. */
function newVolatility(phi: number, volatility: number, v: number, delta: number): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + v + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - v);
  if (delta * delta <= phi * phi + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}

/** Rating after the games of a period. */
export function rated({ points, rd, volatility }: Rating, games: readonly Scored[]): Rating {
  const phi = rd / SCALE;
  const each = games.map(({ opponent, score }) => {
    const phiOther = opponent.rd / SCALE;
    const e = expected((points - opponent.points) / SCALE, phiOther);
    return { g: g(phiOther), e, score };
  });
  const v = 1 / each.reduce((sum, one) => sum + one.g * one.g * one.e * (1 - one.e), 0);
  const gained = each.reduce((sum, one) => sum + one.g * (one.score - one.e), 0);
  const next = newVolatility(phi, volatility, v, v * gained);
  const phiStar = joint(phi, next);
  const phiNew = 1 / Math.sqrt(1 / (phiStar * phiStar) + 1 / v);
  return { points: points + SCALE * phiNew * phiNew * gained, rd: SCALE * phiNew, volatility: next };
}

/** A rating some time after the last game: less certain. */
export function aged(rating: Rating, idle: number): Rating {
  const periods = Math.max(0, idle) / PERIOD;
  const rd = Math.min(NEW_RATING.rd, joint(rating.rd, SCALE * rating.volatility * Math.sqrt(periods)));
  return { ...rating, rd };
}

/** Bias of a scenario by games of computers: points of the first side, and the number of games. */
export function biasOf(points: number, games: number): Bias {
  const share = (points + 1) / (games + 2);
  const ahead = SCALE_ELO * Math.log10(share / (1 - share));
  return { points: Math.max(-MOST_BIAS, Math.min(MOST_BIAS, ahead)), rd: NEW_BIAS_RD };
}

/** Chance of the first side between equal players. */
export const chanceOfFirst = ({ points }: Pick<Bias, 'points'>): number => expected(points / SCALE, 0);

export interface RatedGame {
  readonly first: Rating;
  readonly second: Rating;
  readonly bias: Bias;
  /** Points of the first side. */
  readonly score: number;
}

/** Ratings and bias after a game. */
export function rateGame({ first, second, bias, score }: RatedGame): Omit<RatedGame, 'score'> {
  const after = (one: Rating, other: Rating, ahead: number, points: number): Rating => {
    const opponent = { points: other.points - ahead, rd: joint(other.rd, bias.rd) };
    const next = rated(one, [{ opponent, score: points }]);
    return { ...next, rd: Math.max(LEAST_RD, next.rd) };
  };
  return {
    first: after(first, second, bias.points, score),
    second: after(second, first, -bias.points, 1 - score),
    bias: learned(bias, { first, second, score }),
  };
}

function learned({ points, rd }: Bias, { first, second, score }: Omit<RatedGame, 'bias'>): Bias {
  const phi = rd / SCALE;
  const others = joint(first.rd, second.rd) / SCALE;
  const e = expected((first.points + points - second.points) / SCALE, others);
  const information = BIAS_WEIGHT * g(others) ** 2 * e * (1 - e);
  const phiNew = 1 / Math.sqrt(1 / (phi * phi) + information);
  const step = SCALE * BIAS_WEIGHT * phiNew * phiNew * g(others) * (score - e);
  const next = Math.max(-MOST_BIAS, Math.min(MOST_BIAS, points + step));
  return { points: next, rd: Math.max(LEAST_BIAS_RD, SCALE * phiNew) };
}
