import { expect, test } from 'vitest';
import { EXHIBITS } from './exhibits';

/** They give what is around them something and look like nothing themselves, or are the inside of what is on show. */
const WITHOUT_A_LOOK = [
  'ActionProvider',
  'Island',
  'MenuParts',
  'OnDemand',
  'PopoverParts',
  'PrintSheet',
];

test('every component is on show', () => {
  const files = Object.keys(import.meta.glob(['../ui/**/*.tsx', '!../ui/**/*.test.tsx']));
  // A hook that draws something is no component.
  const names = files
    .map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
    .filter((name) => !name.startsWith('use-'));
  expect(names.length).toBeGreaterThan(30);
  const shown = EXHIBITS.map(({ component }) => component);
  expect(names.filter((name) => !shown.includes(name)).sort()).toEqual(WITHOUT_A_LOOK);
});

test('no two states of a component go by the same name', () => {
  for (const { component, states } of EXHIBITS) {
    const names = states.map(({ name }) => name);
    expect(new Set(names).size, component).toBe(names.length);
  }
});
