import { expect, test } from 'vitest';
import { readJob } from '../index';
import { readCandidate } from '../read/profile';

const AS_OF = { year: 2026, month: 5 };
const headlineOf = (text: string) => readCandidate(`Experience\n${text}`, AS_OF).headline;

test.each([
  ['Manager – Accounts, Kiln Bank, 2016 to present', 'Manager – Accounts'],
  ['Nurse, Registered - Lakeside - 2015 to 2020', 'Nurse, Registered'],
  ['Senior Engineer, Software at Kiln, 2015 - 2020', 'Senior Engineer, Software'],
])('%j is a job under the title %j', (text, title) => {
  expect(headlineOf(text)).toBe(title);
});

test('a second part that goes on is the name of an employer', () => {
  expect(headlineOf('Manager, Office Depot, 2015 - 2020')).not.toBe('Manager, Office');
});

test('a job may be written that way, too', () => {
  expect(readJob('Engineer, Software, Senior\nRequirements\n- Java').occupations[0]?.name).toBe(
    'Software developer',
  );
});
