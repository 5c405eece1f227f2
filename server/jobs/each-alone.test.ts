import { expect, test } from 'vitest';
import { eachAlone } from './each-alone';

test('what fails for one is done for the others, and told at the end', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one > 1 && one < 4) throw new Error(`no ${one}`);
    done.push(one);
  };
  await expect(eachAlone([1, 2, 3, 4], work)).rejects.toThrow('no 2');
  expect(done).toEqual([1, 4]);
});
