import { expect, test } from 'vitest';
import { isLeftOut, writeLeftOut } from './left-out';

const CHOSEN = { choice: 'unknown:own-00000001', assessment_id: '' };
const left = (emails: string[], now = CHOSEN) => ({
  ...now,
  left_out: writeLeftOut(CHOSEN, emails),
});

test('whoever is left out is, in whatever letters the address is written', () => {
  const values = left(['Ada@example.com', 'ben@example.com']);
  expect(isLeftOut(values, 'ADA@example.com')).toBe(true);
  expect(isLeftOut(values, 'cleo@example.com')).toBe(false);
  expect(isLeftOut(values, null)).toBe(false);
});

test('whoever is left out of one assessment is invited to another', () => {
  const other = { choice: 'unknown:own-00000002', assessment_id: '' };
  const hosted = { choice: 'ashby', assessment_id: 'ashby-0001' };
  for (const now of [other, hosted])
    expect(isLeftOut(left(['ada@example.com'], now), 'ada@example.com')).toBe(false);
});

test('nobody is left out of a form that opens', () => {
  expect(isLeftOut({ ...CHOSEN, left_out: '' }, 'ada@example.com')).toBe(false);
});
