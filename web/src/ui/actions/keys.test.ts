import { expect, test } from 'vitest';
import type { Action } from './action';
import { isPlain, keyNames, keysFor } from './keys';

const shortlist: Action = {
  id: 'shortlist',
  label: 'Shortlist',
  scope: 'selection',
  group: 'Candidate',
  keys: 's',
  run: () => undefined,
};

test.each([
  ['s', true],
  ['Shift+E', true],
  ['g d', true],
  ['?', true],
  ['$mod+z', false],
  ['Escape', false],
])('%s consists of plain characters: %s', (keys, plain) => {
  expect(isPlain(keys)).toBe(plain);
});

test('a changed key replaces the action’s default', () => {
  expect(keysFor(shortlist, { plainKeys: true, changed: {} })).toBe('s');
  expect(keysFor(shortlist, { plainKeys: true, changed: { shortlist: 'y' } })).toBe('y');
});

test('without plain keys only combinations are left', () => {
  const none = { plainKeys: false, changed: {} };
  expect(keysFor(shortlist, none)).toBeNull();
  expect(keysFor({ ...shortlist, keys: '$mod+k' }, none)).toBe('$mod+k');
});

test('keys are named as on the keyboard', () => {
  expect(keyNames('$mod+k', false)).toEqual(['Ctrl K']);
  expect(keyNames('$mod+k', true)).toEqual(['⌘ K']);
  expect(keyNames('g d', false)).toEqual(['G', 'D']);
  expect(keyNames('+', false)).toEqual(['+']);
});
