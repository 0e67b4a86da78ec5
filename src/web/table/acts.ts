/** Commands that were one act to whoever gave them: one press takes them all back, one does them all again. */
export function createActs() {
  let acts: readonly { readonly from: number; readonly to: number }[] = [];
  return {
    /** Drops acts beyond this number of commands: the game continues differently. */
    forget: (played: number): void => {
      acts = acts.filter(({ to }) => to <= played);
    },
    join: (from: number, to: number): void => {
      acts = [...acts.filter((one) => one.from < from || one.to > to), { from, to }];
    },
    before: (played: number): number => acts.find(({ to }) => to === played)?.from ?? played - 1,
    after: (played: number): number => acts.find(({ from }) => from === played)?.to ?? played + 1,
  };
}
