import { beforeEach, expect, test } from 'vitest';
import { newForm } from './builder-form';
import { keepAt, readKept, writeKept } from './kept-form';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
const KEY = keepAt('user-0001', null);
const user = { email: 'dana@example.test' };
const KEPT = { revision: 3, form: newForm({ jobText: '', jobTitle: '', milestones: [], user }) };

beforeEach(() => items.clear());

test('what was written is found again, by account and assessment', () => {
  writeKept(storage, KEY, KEPT);
  expect(readKept(storage, KEY)).toEqual(KEPT);
  expect(readKept(storage, keepAt('user-0001', 'another'))).toBeNull();
  writeKept(storage, KEY, null);
  expect(readKept(storage, KEY)).toBeNull();
});

test.each(['{', '{"form":{}}'])('what nobody can read is nothing: %s', (text) => {
  storage.setItem(KEY, text);
  expect(readKept(storage, KEY)).toBeNull();
});

test('a full storage keeps nothing rather than something older', () => {
  let kept: string | null = 'older';
  const full = {
    getItem: () => kept,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      kept = null;
    },
  };
  writeKept(full, KEY, KEPT);
  expect(kept).toBeNull();
});
