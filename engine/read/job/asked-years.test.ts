import { describe, expect, test } from 'vitest';
import { askedYears } from './asked-years';

describe('askedYears', () => {
  test.each([
    ['5+ years of experience', 5],
    ['minimum of three (3) years in sales', 3],
    ['3-5 years experience', 3],
    ['at least 2 yrs as a cook', 2],
    ['18 months of experience', 1.5],
  ])('%j asks for %d', (sentence, years) => {
    expect(askedYears(sentence)).toBe(years);
  });

  test.each(['must be 21 years of age', 'founded 12 years ago', 'no experience needed'])(
    '%j asks for none',
    (sentence) => {
      expect(askedYears(sentence)).toBeNull();
    },
  );
});
