import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may be off, from 0 to 1: the edges of letters are never drawn quite the same. */
const THRESHOLD = 0.1;

export type Comparison =
  | { kind: 'same' }
  /** The picture of the difference is there only for pictures of one size. */
  | { kind: 'changed'; what: string; difference: Buffer | null };

/** Whether two pictures show the same. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = now;
  if (old.width !== width || old.height !== height) {
    const what = `${old.width}x${old.height} became ${width}x${height}`;
    return { kind: 'changed', what, difference: null };
  }
  const difference = new PNG({ width, height });
  const count = pixelmatch(old.data, now.data, difference.data, width, height, {
    threshold: THRESHOLD,
  });
  if (count === 0) return { kind: 'same' };
  return { kind: 'changed', what: `${count} pixels`, difference: PNG.sync.write(difference) };
}
