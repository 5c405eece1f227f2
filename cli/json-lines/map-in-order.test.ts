import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapInOrder } from './map-in-order';

async function* items(...values: number[]): AsyncGenerator<number> {
  yield* values;
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of source) found.push(item);
  return found;
}

/** A promise settled from outside. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('answers come in the order of the items even if a later one is ready first', async () => {
  const second = gate();
  const answers = mapInOrder(items(1, 2), 2, async (item) => {
    if (item === 1) await second.opened;
    else second.open();
    return item * 10;
  });
  expect(await collect(answers)).toEqual([10, 20]);
});

test('no more items are in work than allowed', async () => {
  let running = 0;
  let most = 0;
  const answers = mapInOrder(items(1, 2, 3, 4, 5), 2, async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
  });
  await collect(answers);
  expect(most).toBe(2);
});

test('an answer does not wait for the next item to arrive', async () => {
  const never = gate();
  async function* slow(): AsyncGenerator<number> {
    yield 1;
    await never.opened;
  }
  const answers = mapInOrder(slow(), 2, (item) => item);
  expect(await answers.next()).toEqual({ done: false, value: 1 });
  never.open();
});

test('a failure of the work is thrown when its turn comes', async () => {
  const answers = mapInOrder(items(1, 2), 2, async (item) => {
    if (item === 2) throw new Error('second');
    return item;
  });
  expect(await answers.next()).toEqual({ done: false, value: 1 });
  await expect(answers.next()).rejects.toThrow('second');
});

test('a failure of the source is thrown after the answers before it', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield 1;
    throw new Error('source');
  }
  const answers = mapInOrder(broken(), 1, (item) => item);
  expect(await answers.next()).toEqual({ done: false, value: 1 });
  await expect(answers.next()).rejects.toThrow('source');
});
