import { expect, test } from 'vitest';
import { type LighthouseRun, middleRun } from './middle-run';

const RUNS: LighthouseRun[] = [
  run([71, 100, 96, 90], [2_400, 3_100, 500, 0], ['bootup-time', 'meta-description']),
  run([88, 98, 100, 90], [1_500, 2_000, 90, 0.2], ['meta-description']),
  run([84, 100, 100, 90], [1_600, 1_900, 120, 0.1], ['meta-description', 'total-blocking-time']),
];

function run(scores: number[], metrics: number[], failed: string[]): LighthouseRun {
  return { scores, metrics, failed, machine: 1_000 };
}

test('each category takes the median of its own runs', () => {
  expect(middleRun(RUNS).scores).toEqual([84, 100, 100, 90]);
});

test('each metric takes the median of its own runs', () => {
  expect(middleRun(RUNS).metrics).toEqual([1_600, 2_000, 120, 0.1]);
});

test('an audit that fails in one run of three is noise and left out', () => {
  expect(middleRun(RUNS).failed).toEqual(['meta-description']);
});

test('an audit that counts in two categories is named once', () => {
  expect(middleRun([run([1, 2, 3, 4], [], ['image-alt', 'image-alt'])]).failed).toEqual([
    'image-alt',
  ]);
});
