import { expect, test } from 'vitest';
import { statisticsFinding } from './check-statistics';

test('without public statistics it is told how to load some', () => {
  expect(statisticsFinding([])).toMatchObject({
    status: 'ok',
    found: 'none loaded; candor statistics load --help tells how',
  });
});

test('each loaded source is named with the day of its figures', () => {
  const source = (name: string, asOf: string) => ({
    name,
    asOf,
    licence: null,
    loadedAt: new Date(),
  });
  const { found } = statisticsFinding([
    source('Census', '2025-05-31'),
    source('Guild', '2024-01-01'),
  ]);
  expect(found).toBe('Census of 2025-05-31, Guild of 2024-01-01');
});
