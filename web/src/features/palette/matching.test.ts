import { expect, test } from 'vitest';
import type { Action } from '../../ui/actions/action';
import { findInWords, matchActions } from './matching';

test.each([
  ['Priya Raman', 'pri', 0],
  ['Priya Raman', 'ram', 6],
  ['Priya Raman', 'iya', -1],
  ['Zoë Ørsted', 'zoe', 0],
  ['Use the dark theme', 'dark th', 8],
  ['Anything', '', 0],
])('in %s the query %s starts at %i', (text, query, at) => {
  expect(findInWords(text, query)).toBe(at);
});

function action(label: string, over: Partial<Action> = {}): Action {
  return { id: label, label, scope: 'app', group: 'Go to', run: () => undefined, ...over };
}

test('an action is found by words of its label and of its group', () => {
  const actions = [action('Dashboard'), action('Dark theme', { group: 'Look' })];
  expect(matchActions(actions, 'da').map(({ label }) => label)).toEqual([
    'Dashboard',
    'Dark theme',
  ]);
  expect(matchActions(actions, 'go dash').map(({ label }) => label)).toEqual(['Dashboard']);
});

test('an action that only makes sense as a key is not offered', () => {
  expect(matchActions([action('Next person', { inPalette: false })], '')).toEqual([]);
});
