/** Action of a key on the focused board; undefined leaves the key to the page. */
export type KeyWish =
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'walk'; readonly key: WalkKey }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'fit' | 'minimap' | 'lift' | 'choose' | 'fan' | 'close' };

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const STEP = 120;
const ARROWS: Readonly<Record<WalkKey, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const isArrow = (key: string): key is WalkKey => key in ARROWS;

export function wishOf(key: string, shift: boolean): KeyWish | undefined {
  if (isArrow(key)) return shift ? { do: 'walk', key } : { do: 'pan', dx: ARROWS[key][0], dy: ARROWS[key][1] };
  switch (key) {
    case '+':
    case '=':
      return { do: 'zoom', factor: 1.4 };
    case '-':
      return { do: 'zoom', factor: 1 / 1.4 };
    case '0':
      return { do: 'fit' };
    case 'm':
    case 'M':
      return { do: 'minimap' };
    case 'l':
    case 'L':
      return { do: 'lift' };
    case 'f':
    case 'F':
      return { do: 'fan' };
    case 'Enter':
      return { do: 'choose' };
    case 'Escape':
      return { do: 'close' };
    default:
      return undefined;
  }
}

/** Meaning of arrow keys on a map that lies on its side. */
export const TURNED_KEY: Readonly<Record<WalkKey, WalkKey>> = {
  ArrowUp: 'ArrowRight',
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
};

/** The axial step of a walking key from a row; up and down zigzag so that a column can be walked. */
export function walkStep(key: WalkKey, r: number): readonly [number, number] {
  const odd = (r & 1) !== 0;
  if (key === 'ArrowLeft') return [-1, 0];
  if (key === 'ArrowRight') return [1, 0];
  if (key === 'ArrowUp') return odd ? [1, -1] : [0, -1];
  return odd ? [0, 1] : [-1, 1];
}
