import { createEffect, createSignal, on } from 'solid-js';
import type { Bill, UnitId } from '#table/desk.ts';

/** Units named one after the other where several are named at once, with what they give. */
export function createNaming(bill: () => Bill | undefined, at: (id: UnitId) => number | undefined) {
  const [named, setNamed] = createSignal<ReadonlyMap<UnitId, number>>(new Map());

  // As many units are served as possible: those to go without are removed from the list.
  createEffect(
    on(bill, (now) => {
      if (!now?.serves) return;
      const served = new Map<UnitId, number>();
      let sum = 0;
      for (const { unit, most } of now.lines) {
        if (now.named ? !now.named.includes(unit) : sum + most > now.owed) continue;
        served.set(unit, most);
        sum += most;
      }
      setNamed(served);
    }),
  );

  /** One step more or less of a unit that pays. */
  const change = (id: UnitId, by: 1 | -1): void => {
    const line = bill()?.lines.find((one) => one.unit === id);
    if (!line) return;
    setNamed((now) => {
      const next = new Map(now);
      const value = Math.min(line.most, Math.max(0, (now.get(id) ?? 0) + by * line.step));
      if (value === 0) next.delete(id);
      else next.set(id, value);
      return next;
    });
  };

  /** The whole unit, or what is still owed of it; none of it when it was named before. */
  const changeWhole = (id: UnitId): void => {
    const now = bill();
    const line = now?.lines.find((one) => one.unit === id);
    if (!now || !line) return;
    const worth = (unit: UnitId): number => now.lines.find((one) => one.unit === unit)?.worth ?? 1;
    const paid = [...named()].reduce((sum, [unit, given]) => sum + given * worth(unit), 0);
    const wanted = Math.ceil(Math.max(0, now.owed - paid) / (line.step * worth(id))) * line.step;
    const give = now.serves ? line.most : Math.min(line.most, Math.max(line.step, wanted));
    setNamed((before) => {
      const next = new Map(before);
      if (!next.delete(id)) next.set(id, give);
      return next;
    });
  };

  /** A click on a hex names the next unit there that can still give something; with Shift it takes one back. */
  function onBill(where: number, shift: boolean): boolean {
    const here = (bill()?.lines ?? []).filter(({ unit }) => at(unit) === where);
    if (here.length === 0) return false;
    const line = shift
      ? here.findLast(({ unit }) => named().has(unit))
      : here.find(({ unit, most }) => (named().get(unit) ?? 0) < most);
    if (line) change(line.unit, shift ? -1 : 1);
    else setNamed((now) => new Map([...now].filter(([unit]) => !here.some((one) => one.unit === unit))));
    return true;
  }

  return { named, change, changeWhole, onBill, forgetNamed: () => setNamed(new Map()) };
}
