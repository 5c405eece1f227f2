import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('an id is a UUID, and another one each time', () => {
  expect(newId()).toMatch(V4);
  expect(newId()).not.toBe(newId());
});

test('a page that the browser does not call secure gets one of the same form', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  expect(newId()).toMatch(V4);
  expect(newId()).not.toBe(newId());
});
