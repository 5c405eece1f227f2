import { expect, test } from 'vitest';
import { labelRequirements } from './label-requirements';

test('must-haves are numbered before nice-to-haves and keep their order', () => {
  const given = [
    { id: 'a', importance: 'nice' as const },
    { id: 'b', importance: 'must' as const },
    { id: 'c', importance: 'must' as const },
  ];
  expect(labelRequirements(given).map(({ id, label }) => `${label}${id}`)).toEqual([
    'R1b',
    'R2c',
    'R3a',
  ]);
});
