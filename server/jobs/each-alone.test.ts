import { expect, test } from 'vitest';
import { allAlone, eachAlone } from './each-alone';

test('what fails for one is done for the others, and told at the end', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one > 1 && one < 4) throw new Error(`no ${one}`);
    done.push(one);
  };
  await expect(eachAlone([1, 2, 3, 4], work)).rejects.toThrow('no 2');
  expect(done).toEqual([1, 4]);
});

test('of work that is done at once, all has ended before a failure is told', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one === 1) throw new Error('no 1');
    await new Promise((resolve) => setTimeout(resolve, 10));
    done.push(one);
  };
  await expect(allAlone([1, 2, 3], work)).rejects.toThrow('no 1');
  expect(done).toEqual([2, 3]);
});
