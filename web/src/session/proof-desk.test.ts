import { expect, test } from 'vitest';
import { createProofDesk } from './proof-desk';

test('where nobody attends nobody is asked', async () => {
  const desk = createProofDesk();
  expect(await desk.ask()).toBe(false);
  expect(desk.asking.get()).toBe(false);
});

test('all who wait hear one answer, and the next is asked anew', async () => {
  const desk = createProofDesk();
  desk.attend();
  const first = [desk.ask(), desk.ask()];
  expect(desk.asking.get()).toBe(true);
  desk.answer(true);
  expect(await Promise.all(first)).toEqual([true, true]);
  expect(desk.asking.get()).toBe(false);
  const next = desk.ask();
  desk.answer(false);
  expect(await next).toBe(false);
});

test('whoever waits when the last attendant leaves is not left waiting', async () => {
  const desk = createProofDesk();
  const [leave, stay] = [desk.attend(), desk.attend()];
  const waiting = desk.ask();
  leave();
  expect(desk.asking.get()).toBe(true);
  stay();
  expect(await waiting).toBe(false);
});
