import { expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };

/** What a resume shows of two years of nursing. */
function nursingOf(resume: string) {
  const job = compileJob(
    'Registered Nurse\n\nRequirements\n- At least two years of nursing experience',
  );
  const { requirements } = match(job, { text: resume }, AS_OF);
  return requirements.find(({ minimum_years }) => minimum_years === 2);
}

test('years of a field of work are shown by jobs under its titles', () => {
  const text = 'Experience\nRegistered Nurse, Lakeside, 2018 - 2025\nTriage and charting';
  const shown = nursingOf(text);
  expect(shown?.verdict).toBe('met');
  expect(shown?.evidence.map(({ start, end }) => text.slice(start, end)).join()).toContain(
    'Registered Nurse',
  );
});

test.each(['Experience\nAccountant, Lakeside, 2018 - 2025\nKept the books', 'Registered Nurse'])(
  'not by those of another field, nor without dates: %j',
  (text) => {
    expect(nursingOf(text)?.verdict).not.toBe('met');
  },
);
