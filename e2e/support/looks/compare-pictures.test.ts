import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';

function square(side: number, spots: readonly number[] = []): Buffer {
  const picture = new PNG({ width: side, height: side });
  picture.data.fill(255);
  for (const spot of spots) picture.data.fill(0, spot * 4, spot * 4 + 3);
  return PNG.sync.write(picture);
}

test('pictures of the same are the same', () => {
  expect(comparePictures(square(8), square(8))).toEqual({ kind: 'same' });
});

test('a block of another colour is a change, and the difference shows where', () => {
  const block = [27, 28, 35, 36];
  const found = comparePictures(square(8), square(8, block));
  expect(found).toMatchObject({ kind: 'changed', what: '4 pixels' });
  if (found.kind === 'same' || !found.difference) throw new Error('No difference was drawn.');
  const { data } = PNG.sync.read(found.difference);
  const red = Array.from({ length: 64 }, (_, at) => at).filter(
    (at) => data[at * 4] === 255 && data[at * 4 + 1] === 0,
  );
  expect(red).toEqual(block);
});

test('another size is a change by itself', () => {
  expect(comparePictures(square(8), square(9))).toEqual({
    kind: 'changed',
    what: '8x8 became 9x9',
    difference: null,
  });
});
