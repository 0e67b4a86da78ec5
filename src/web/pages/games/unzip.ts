import type { UnzipFile } from 'fflate';
import { MOST_BYTES, MOST_UNZIPPED, MOST_ZIP_FILES } from '#core/limits.ts';

/** Unpacks a ZIP of texts. What it says of its own sizes is not believed: the bytes that come out are counted. */

export interface ZippedText {
  readonly name: string;
  readonly text: string;
}

/** Bytes unpacked at a time, so that at most some megabytes come out before they are counted. */
const STEP = 4096;
/** Steps between two moments in which the page can draw and answer. */
const STEPS_IN_A_ROW = 64;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/** The texts of a ZIP; `large` where they are more than is read, `damaged` where it cannot be unpacked. */
export async function textsInZip(bytes: Uint8Array): Promise<readonly ZippedText[] | 'large' | 'damaged'> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const texts: ZippedText[] = [];
  let unpacked = 0;
  let files = 0;
  let wrong: 'large' | 'damaged' | undefined;
  const read = (file: UnzipFile): void => {
    if (wrong || !/\.(jsonl|txt|position)$/i.test(file.name)) return;
    if (++files > MOST_ZIP_FILES) wrong = 'large';
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    file.ondata = (error, chunk, final) => {
      // After an exception fflate calls once more: nothing is thrown here.
      if (error) wrong ??= 'damaged';
      if (wrong) return;
      size += chunk.length;
      unpacked += chunk.length;
      if (size > MOST_BYTES || unpacked > MOST_UNZIPPED) wrong = 'large';
      else text += decoder.decode(chunk, { stream: !final });
      if (final && !wrong) texts.push({ name: file.name, text });
    };
    file.start();
  };
  try {
    const unzip = new Unzip(read);
    unzip.register(UnzipInflate);
    for (let at = 0, step = 1; at < bytes.length && !wrong; at += STEP, step++) {
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      if (step % STEPS_IN_A_ROW === 0) await new Promise((go) => setTimeout(go, 0));
    }
  } catch {
    wrong ??= 'damaged';
  }
  return wrong ?? (files === texts.length ? texts : 'damaged');
}
