import { describe, expect, test } from 'vitest';
import {
  aged,
  type Bias,
  biasOf,
  chanceOfFirst,
  isProvisional,
  NEW_RATING,
  rated,
  rateGame,
  type Rating,
} from '#table/rating.ts';

const sure = (points: number): Rating => ({ points, rd: 60, volatility: 0.06 });
const EVEN: Bias = { points: 0, rd: 30 };

describe('Glicko-2', () => {
  test('the example Glickman published', () => {
    const after = rated({ points: 1500, rd: 200, volatility: 0.06 }, [
      { opponent: { points: 1400, rd: 30 }, score: 1 },
      { opponent: { points: 1550, rd: 100 }, score: 0 },
      { opponent: { points: 1700, rd: 300 }, score: 0 },
    ]);
    expect(after.points).toBeCloseTo(1464.06, 1);
    expect(after.rd).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('a surprising series makes a rating volatile', () => {
    const wins = Array.from({ length: 12 }, () => ({ opponent: { points: 2100, rd: 40 }, score: 1 }));
    expect(rated({ points: 1500, rd: 60, volatility: 0.06 }, wins).volatility).toBeGreaterThan(0.0605);
  });

  test('time makes a rating less certain, never less than that of a new player', () => {
    const YEAR = 365 * 24 * 3600_000;
    expect(aged(sure(1700), 0)).toEqual(sure(1700));
    const later = aged(sure(1700), YEAR);
    expect(later.points).toBe(1700);
    expect(later.rd).toBeGreaterThan(65);
    expect(later.rd).toBeLessThan(90);
    expect(aged(sure(1700), 100 * YEAR).rd).toBe(NEW_RATING.rd);
  });

  test('a rating is provisional above a deviation of 110', () => {
    expect([NEW_RATING, { rd: 111 }, { rd: 110 }].map(isProvisional)).toEqual([true, true, false]);
  });
});

describe('the bias of a scenario', () => {
  test('games of computers give it; none of them gives none', () => {
    expect(biasOf(0, 0)).toEqual({ points: expect.closeTo(0, 9) as number, rd: 150 });
    expect(chanceOfFirst(biasOf(30, 40))).toBeCloseTo(31 / 42, 6);
    expect(biasOf(40, 40).points).toBe(400);
    expect(biasOf(0, 40).points).toBe(-400);
  });

  test('stands in both expectations with opposite sign: equals lose what the other wins', () => {
    const bias = { points: 120, rd: 30 };
    const { first, second } = rateGame({ first: sure(1600), second: sure(1600), bias, score: 1 });
    expect(first.points - 1600).toBeCloseTo(1600 - second.points, 6);
    const { first: even } = rateGame({ first: sure(1600), second: sure(1600), bias: EVEN, score: 1 });
    // A win with the better side is worth less.
    expect(first.points).toBeLessThan(even.points);
  });

  test('who is ahead by as much as the bias is expected to draw', () => {
    const bias = { points: 150, rd: 30 };
    const { first, second, bias: after } = rateGame({ first: sure(1500), second: sure(1650), bias, score: 0.5 });
    expect(first.points).toBeCloseTo(1500, 6);
    expect(second.points).toBeCloseTo(1650, 6);
    expect(after.points).toBeCloseTo(150, 6);
  });

  test('learns in small steps, becomes surer, and is never quite sure', () => {
    let bias: Bias = biasOf(20, 40);
    const step = rateGame({ first: sure(1500), second: sure(1500), bias, score: 1 }).bias;
    expect(step.points).toBeGreaterThan(5);
    expect(step.points).toBeLessThan(30);
    for (let i = 0; i < 1500; i++)
      bias = rateGame({ first: sure(1500), second: sure(1500), bias, score: i % 3 < 2 ? 1 : 0 }).bias;
    expect(bias.rd).toBe(30);
    expect(chanceOfFirst(bias)).toBeGreaterThan(0.6);
    expect(chanceOfFirst(bias)).toBeLessThan(0.73);
  });

  test('of players hardly anything is known of it learns less', () => {
    const bias = biasOf(20, 40);
    const known = rateGame({ first: sure(1500), second: sure(1500), bias, score: 1 }).bias.points;
    const unknown = rateGame({ first: NEW_RATING, second: NEW_RATING, bias, score: 1 }).bias.points;
    expect(unknown).toBeLessThan(known);
    expect(unknown).toBeGreaterThan(0);
  });
});
