import { expect, test } from 'vitest';
import { TAXONOMY } from './index';
import { groupCloseness, neighbouringGroups } from './neighbouring-groups';

const GROUPS = new Set(TAXONOMY.families.map(({ group }) => group ?? ''));

test('every neighbour is a group of the map', () => {
  expect([...neighbouringGroups()].filter((group) => !GROUPS.has(group))).toEqual([]);
});

test('every group has a neighbour', () => {
  const near = neighbouringGroups();
  expect([...GROUPS].filter((group) => group !== '' && !near.has(group))).toEqual([]);
});

test('closeness is read both ways, and the closest of two tables counts', () => {
  expect(groupCloseness('software', 'web')).toBeGreaterThan(0);
  expect(groupCloseness('web', 'software')).toBe(groupCloseness('software', 'web'));
  expect(groupCloseness('software', 'web')).toBeGreaterThan(groupCloseness('software', 'testing'));
});

test('groups without anything in common are not close', () => {
  expect(groupCloseness('software', 'kitchen')).toBe(0);
});
