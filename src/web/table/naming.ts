import { createEffect, createSignal, on } from 'solid-js';
import type { UnitNo } from '../../games/blitz/types.ts';
import type { Due } from './referee/protocol.ts';

/** Units named one after the other where several are named at once, with the factors they give. */
export function createNaming(due: () => Due | undefined, at: (no: UnitNo) => number | undefined) {
  const [named, setNamed] = createSignal<ReadonlyMap<UnitNo, number>>(new Map());

  // A beach serves as many as it can: who is to go without is taken out of the list.
  createEffect(
    on(due, (bill) => {
      if (bill?.what !== 'beach') return;
      const served = new Map<UnitNo, number>();
      let sum = 0;
      for (const { unit, most } of bill.lines) {
        if (sum + most > bill.owed) continue;
        served.set(unit, most);
        sum += most;
      }
      setNamed(served);
    }),
  );

  /** One step more or less of a unit that pays. */
  const change = (no: UnitNo, by: 1 | -1): void => {
    const line = due()?.lines.find((one) => one.unit === no);
    if (!line) return;
    setNamed((now) => {
      const next = new Map(now);
      const value = Math.min(line.most, Math.max(0, (now.get(no) ?? 0) + by * line.step));
      if (value === 0) next.delete(no);
      else next.set(no, value);
      return next;
    });
  };

  /** The whole unit, or what is still owed of it; none of it when it was named before. */
  const changeWhole = (no: UnitNo): void => {
    const bill = due();
    const line = bill?.lines.find((one) => one.unit === no);
    if (!bill || !line) return;
    const worth = (unit: UnitNo): number => (bill.lines.find((one) => one.unit === unit)?.double ? 2 : 1);
    const paid = [...named()].reduce((sum, [unit, factors]) => sum + factors * worth(unit), 0);
    const wanted = Math.ceil(Math.max(0, bill.owed - paid) / (line.step * worth(no))) * line.step;
    const give = bill.what === 'beach' ? line.most : Math.min(line.most, Math.max(line.step, wanted));
    setNamed((now) => {
      const next = new Map(now);
      if (!next.delete(no)) next.set(no, give);
      return next;
    });
  };

  /** A click on a hex names the next unit there that can still give something; with Shift it takes one back. */
  function onDue(where: number, shift: boolean): boolean {
    const here = (due()?.lines ?? []).filter(({ unit }) => at(unit) === where);
    if (here.length === 0) return false;
    const line = shift
      ? here.findLast(({ unit }) => named().has(unit))
      : here.find(({ unit, most }) => (named().get(unit) ?? 0) < most);
    if (line) change(line.unit, shift ? -1 : 1);
    else setNamed((now) => new Map([...now].filter(([unit]) => !here.some((one) => one.unit === unit))));
    return true;
  }

  return { named, change, changeWhole, onDue, forgetNamed: () => setNamed(new Map()) };
}
