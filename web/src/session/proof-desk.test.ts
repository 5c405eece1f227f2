import { expect, test } from 'vitest';
import { createProofDesk } from './proof-desk';

test('without an attendant nobody is asked', async () => {
  const desk = createProofDesk();
  expect(await desk.ask()).toBe(false);
  expect(desk.asking.get()).toBe(false);
});

test('all who wait get one answer, and the next is asked again', async () => {
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

test('waiters are released when the last attendant leaves', async () => {
  const desk = createProofDesk();
  const [leave, stay] = [desk.attend(), desk.attend()];
  const waiting = desk.ask();
  leave();
  expect(desk.asking.get()).toBe(true);
  stay();
  expect(await waiting).toBe(false);
});
