import { expect, it } from 'vitest';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { domainTerms } from './domain-terms';

const { families, vocabulary } = taxonomyIndex();
const NOT_CLOSE = new Float64Array(families.length);

it('adds up what a term says about each of the families of a job', () => {
  const shared = vocabulary.placesOf.findIndex((places) => places.length === 2);
  const [one = 0, other = 0] = vocabulary.placesOf[shared] ?? [];
  const { numbers, weights } = domainTerms(
    [
      { family: vocabulary.family[one] ?? 0, share: 0.75 },
      { family: vocabulary.family[other] ?? 0, share: 0.25 },
    ],
    NOT_CLOSE,
  );
  expect(weights[(numbers[shared] ?? 0) - 1]).toBeCloseTo(
    0.75 * (vocabulary.weight[one] ?? 0) + 0.25 * (vocabulary.weight[other] ?? 0),
  );
});

it('has a little of the vocabulary of families that are close, and nothing of the others', () => {
  const closeness = NOT_CLOSE.map((_, family) => (family === 1 ? 0.5 : 0.2));
  const { terms, sum } = domainTerms([], closeness);
  const own = families[1];
  expect(terms.length).toBe(own?.vocabulary.length);
  expect(sum).toBeCloseTo(0.05 * (own?.size ?? 0));
});
