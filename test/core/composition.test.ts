import { describe, expect, test } from 'vitest';
import { clashes } from '#core/composition.ts';
import { compile, decide, type Module } from '#core/rulebook.ts';
import { english } from '#core/message.ts';

const rain = { id: 'rain', needs: [{ anyOf: ['sky', 'roof'], rule: 'X1' }] };
const snow = { id: 'snow', excludes: [{ id: 'rain', rule: 'X2' }] };
const hail = { id: 'hail', excludes: [{ id: 'rain', rule: 'X3' }], needs: [{ anyOf: ['sky'], rule: 'X1' }] };
const told = (...parts: Parameters<typeof clashes>[0]) =>
  clashes(parts).map(({ rule, because }) => `${rule} ${english(because)}`);

describe('which parts of the rules can be played together', () => {
  test('one of what is needed is enough', () => {
    expect(told({ id: 'sky' }, rain)).toEqual([]);
    expect(told({ id: 'roof' }, rain)).toEqual([]);
    expect(told(rain)).toEqual(['X1 rain can be played only with sky or roof']);
  });

  test('parts that exclude each other are told once, whoever says so', () => {
    expect(told({ id: 'sky' }, rain, snow)).toEqual(['X2 snow and rain exclude each other']);
    const both = { ...rain, excludes: [{ id: 'snow', rule: 'X2' }] };
    expect(told({ id: 'sky' }, both, snow)).toHaveLength(1);
  });

  test('every reason is told', () => {
    expect(told(rain, hail)).toEqual([
      'X1 rain can be played only with sky or roof',
      'X1 hail can be played only with sky',
      'X3 hail and rain exclude each other',
    ]);
  });

  test('rules that cannot be played together are not compiled', () => {
    const questions = { wet: decide<void, boolean>() };
    const rule = (id: string, excludes: Module<typeof questions>['excludes'] = []): Module<typeof questions> => ({
      id,
      layer: 'low',
      answers: id === 'rain' ? { wet: () => true } : {},
      excludes,
    });
    const modules = [rule('rain'), rule('snow', [{ id: 'rain', rule: 'X2' }])];
    expect(() => compile(questions, modules, ['low'])).toThrow('snow and rain exclude each other (X2)');
  });
});
