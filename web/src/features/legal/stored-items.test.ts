import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { STORED_ITEMS } from './stored-items';

const SOURCES = path.resolve(import.meta.dirname, '../..');

/** Names that carry messages between tabs and keep nothing. */
const CHANNELS = ['candor.live', 'candor.left'];

/** The names under which any file of the application keeps something in the browser. */
function keysInUse(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|legal\//.test(file));
  const keys = code.flatMap((file) => {
    const text = readFileSync(path.join(SOURCES, file), 'utf8');
    return [...text.matchAll(/['"`](candor[.:-][a-z-]+)/g)].map((found) => found[1] ?? '');
  });
  return [...new Set(keys)].sort();
}

test('the cookie policy lists every name under which something is kept in the browser, and no other', () => {
  const listed = [...STORED_ITEMS.map((item) => item.key), ...CHANNELS];
  const inUse = keysInUse();
  expect(inUse.filter((key) => !listed.includes(key))).toEqual([]);
  const named = listed.filter((key) => key.startsWith('candor.'));
  expect(named.filter((key) => !inUse.includes(key))).toEqual([]);
});
