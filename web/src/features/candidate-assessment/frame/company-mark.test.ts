import { expect, test } from 'vitest';
import { companyMark } from './company-mark';

test.each([
  ['Halden Ridge Hospital', 'HR'],
  ['acme', 'A'],
  ['  Ärzte   im Norden ', 'ÄI'],
  ['𝒜lpha beta', '𝒜B'],
  ['', ''],
])('%s is %s', (name, mark) => {
  expect(companyMark(name)).toBe(mark);
});
