import type { Ledger } from '../../../core/ledger.ts';

let reading: Promise<Ledger> | undefined;

/** The rulebook, fetched and read when it is first opened. */
export function rulebook(): Promise<Ledger> {
  reading ??= Promise.all([
    import('../../../core/ledger.ts'),
    import('../../../../docs/rules/blitzkrieg-1965.md?raw'),
  ]).then(([{ readLedger }, { default: text }]) => readLedger([{ name: 'blitzkrieg-1965', text }]));
  return reading;
}
