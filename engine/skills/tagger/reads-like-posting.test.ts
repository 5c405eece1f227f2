import { expect, test } from 'vitest';
import { readsLikePosting } from './reads-like-posting';
import { tokenLines } from './tokens';

const POSTING = `We are looking for a baker who likes early mornings. You will prepare dough, bake bread and rolls, and
look after our ovens. You bring a completed apprenticeship and some years in a bakery. We offer free bread, a
staff discount and four weeks of holiday. Apply by mail.`;
const RESUME = `Baker, Corner Bakery, 2016 to 2021. Prepared dough, baked bread and rolls, looked after three deck ovens,
trained two apprentices and cut waste by a fifth. Assistant baker, Mill Street Bakery, 2012 to 2016. Shaped loaves,
kept the shop front stocked, cleaned machines.`;

test('a posting speaks to applicants, a resume does not', () => {
  expect(readsLikePosting(tokenLines(POSTING))).toBe(true);
  expect(readsLikePosting(tokenLines(RESUME))).toBe(false);
});

test('a sentence is no posting', () => {
  expect(readsLikePosting(tokenLines('You will bake bread for us.'))).toBe(false);
});
