import { expect, test } from 'vitest';
import { forgetPerson } from './forget-person';

function storageOf(entries: Record<string, string>): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, value) => void kept.set(name, value),
  };
}

test('data stored for the user is removed, data of the browser or of others stays', () => {
  const storage = storageOf({
    'candor.keys.user-1': '{}',
    'candor.guesses.user-1.batch-1': '{}',
    'candor.keys.user-2': '{}',
    'candor.theme': 'dark',
  });
  forgetPerson([storage], 'user-1');
  expect(storage.length).toBe(2);
  expect(storage.getItem('candor.keys.user-2')).toBe('{}');
  expect(storage.getItem('candor.theme')).toBe('dark');
});
