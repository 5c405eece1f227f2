import { expect, test } from 'vitest';
import { findSkills } from '../index';

const LANGUAGES = new Set(['C', 'R', 'D']);

function languagesIn(text: string): string[] {
  return findSkills(text)
    .map(({ name }) => name)
    .filter((name) => LANGUAGES.has(name));
}

test.each([
  'Clerk, Law Offices of R. Delgado, Python and SQL',
  'C-EFM certification, Python',
  'GCSE English (B) and Maths (C), Python',
  'ARRT (R)(MR), Python',
  'Skin care, R&D lab, Python',
])('%s: no language', (text) => {
  expect(languagesIn(text)).toEqual([]);
});

test.each([
  ['Built models in Python and R. Presented them to the board.', ['R']],
  ['Statistics in SQL and R. Tableau', ['R']],
  ['SQL, Python, R. Excellent communication', ['R']],
  ['Firmware in C and statistics (R), Python', ['C', 'R']],
  ['R-based pipelines, Python and SQL', ['R']],
])('%s: a language', (text, expected) => {
  expect(languagesIn(text)).toEqual(expected);
});
