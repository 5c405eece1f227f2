import { expect, test } from 'vitest';
import { readCandidate } from '../read/profile';

const AS_OF = { year: 2026, month: 5 };
const headlineOf = (text: string) => readCandidate(`Experience\n${text}`, AS_OF).headline;

test.each([
  'Associate\nHarrow & Stead LLP, Denver\n2019 - present\nLitigation of all kinds',
  'Associate, Law Offices of P. Finch, 2019 - present\nJD, 2018',
])('an associate of a law firm is a lawyer: %j', (text) => {
  expect(headlineOf(text)).toBe('Associate');
});

test('the rank is part of the title', () => {
  expect(headlineOf('Senior Associate, Finch Avery LLP, 2016 - present\nJ.D., 2016')).toBe(
    'Senior Associate',
  );
});

test.each([
  'Associate, Rowan Accountants LLP, 2019 - present\nAudits and workpapers',
  'Associate, Corner Outfitters, 2019 - present\nRan the till. JD, 2018',
])('an associate elsewhere is none: %j', (text) => {
  expect(headlineOf(text)).toBeNull();
});
