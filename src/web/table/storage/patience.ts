/** Timeout for waiting: while an earlier wish hangs, later ones do not wait at all. */
export function createPatience(most: number) {
  let hanging = 0;
  return <T>(wish: Promise<T>, otherwise: T): Promise<T> => {
    if (hanging > 0) return Promise.resolve(otherwise);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        hanging++;
        const over = (): void => void hanging--;
        wish.then(over, over);
        resolve(otherwise);
      }, most);
      wish.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
