import { expect, test } from 'vitest';
import { createProofPrompt } from './proof-prompt';

test('without an attendant nobody is asked', async () => {
  const prompt = createProofPrompt();
  expect(await prompt.ask()).toBe(false);
  expect(prompt.asking.get()).toBe(false);
});

test('all who wait get one answer, and the next is asked again', async () => {
  const prompt = createProofPrompt();
  prompt.attend();
  const first = [prompt.ask(), prompt.ask()];
  expect(prompt.asking.get()).toBe(true);
  prompt.answer(true);
  expect(await Promise.all(first)).toEqual([true, true]);
  expect(prompt.asking.get()).toBe(false);
  const next = prompt.ask();
  prompt.answer(false);
  expect(await next).toBe(false);
});

test('waiters are released when the last attendant leaves', async () => {
  const prompt = createProofPrompt();
  const [leave, stay] = [prompt.attend(), prompt.attend()];
  const waiting = prompt.ask();
  leave();
  expect(prompt.asking.get()).toBe(true);
  stay();
  expect(await waiting).toBe(false);
});
