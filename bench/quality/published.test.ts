import { readFileSync } from 'node:fs';
import { QualityFigures } from '@candor/domain/model/quality';
import { ENGINE_VERSION } from '@candor/engine';
import { expect, test } from 'vitest';
import { figuresOf } from './figures';
import { FIGURES_FILE } from './publish';

const published = QualityFigures.parse(JSON.parse(readFileSync(FIGURES_FILE, 'utf8')));
const minorOf = (version: string) => version.split('.').slice(0, 2).map(Number);

test('the public figures are of this engine, or of the minor version before it', () => {
  const [major, minor] = minorOf(published.engine_version);
  const [nowMajor, nowMinor = 0] = minorOf(ENGINE_VERSION);
  expect(major).toBe(nowMajor);
  expect(nowMinor - (minor ?? 0), 'npm run bench:quality -- <data> --publish').toBeLessThanOrEqual(
    1,
  );
  expect(nowMinor).toBeGreaterThanOrEqual(minor ?? 0);
});

test('the public bands hold every candidate that was scored', () => {
  const counted = published.bands.reduce((sum, band) => sum + band.candidates, 0);
  expect(counted).toBe(published.candidates);
  expect(published.systems[0]?.name).toBe('Candor');
});

test('figures are those of the run, to three digits', () => {
  const system = (name: string, isOurs: boolean) => ({ name, isOurs, rank: () => [] });
  const queries = [
    [
      { score: 91, grade: 2 },
      { score: 55, grade: 1 },
      { score: 12, grade: 0 },
    ],
  ];
  const outcomes = [
    { system: system('Candor', true), queries },
    {
      system: system('other', false),
      queries: queries.map((items) => items.map((item) => ({ ...item, score: -item.score }))),
    },
  ];
  const figures = figuresOf(outcomes, outcomes, '2026-01-31');
  expect(QualityFigures.parse(figures)).toEqual(figures);
  expect(figures).toMatchObject({ engine_version: ENGINE_VERSION, jobs: 1, candidates: 3 });
  expect(figures.systems.map(({ ndcg, auc }) => [ndcg, auc])).toEqual([
    [1, 1],
    [expect.any(Number), 0],
  ]);
  expect(figures.bands.at(-1)).toEqual({ from: 90, to: 100, candidates: 1, same: 1, near: 0 });
});
