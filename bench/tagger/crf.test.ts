import { randomFrom } from '@candor/domain/rules/random-from';
import { decodeLine } from '@candor/engine/skills/tagger/decode';
import { expect, test } from 'vitest';
import { type Example, learn } from './crf';

/** Features by number: 0 is the word 'use', 1 an opening word, 2 a following word, 3 any other. */
const line = (features: number[], labels: (0 | 1 | 2)[]): Example => ({
  features: features.map((feature) => Int32Array.of(feature)),
  labels,
  parted: features.map(() => false),
});

const EXAMPLES = [
  line([0, 1, 2, 3], [0, 1, 2, 0]),
  line([3, 0, 1], [0, 0, 1]),
  line([3, 2, 3], [0, 0, 0]),
  line([1, 2, 2, 0, 1], [1, 2, 2, 0, 1]),
];

test('learns which words open a term and which carry it on', () => {
  const settings = { passes: 40, rate: 0.15, dropout: 0 };
  const { begins, continues, steps } = learn(EXAMPLES, 4, settings, randomFrom(1));
  const emissions = [0, 1, 2, 3].map((feature) => ({
    begins: begins[feature] ?? 0,
    continues: continues[feature] ?? 0,
    parted: false,
  }));
  expect(decodeLine(emissions, steps, 0).terms).toEqual([{ first: 1, last: 2 }]);
});

test('the same seed learns the same weights', () => {
  const settings = { passes: 5, rate: 0.15, dropout: 0.5 };
  const once = learn(EXAMPLES, 4, settings, randomFrom(7));
  const again = learn(EXAMPLES, 4, settings, randomFrom(7));
  expect(again).toEqual(once);
});
