import { expect, test } from 'vitest';
import { jobIdIn, shownJobId } from './ats-ids';

test('a displayed id is found again, and a title is not a Greenhouse id', () => {
  expect(jobIdIn('greenhouse', shownJobId('greenhouse', '42'))).toBe('42');
  expect(jobIdIn('greenhouse', 'Platform Engineer')).toBeNull();
  expect(jobIdIn('greenhouse', '42')).toBeNull();
  expect(jobIdIn('ashby', shownJobId('ashby', 'job-0001'))).toBe('job-0001');
});
