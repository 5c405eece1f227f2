import { expect, test } from 'vitest';
import { readHub, writeHub } from './hub-state';

test('an address that says nothing shows the jobs of the last system, from the first, over 30 days', () => {
  expect(readHub(new URLSearchParams())).toEqual({ ats: null, tab: 'jobs', skip: 0, days: '30' });
});

test('the state survives a round trip, and defaults are left out', () => {
  const changed = { ats: 'greenhouse', tab: 'assessments', skip: 20, days: '7' } as const;
  const query = writeHub(new URLSearchParams('other=1'), changed);
  expect(readHub(query)).toEqual(changed);
  expect(query.get('other')).toBe('1');
  const usual = writeHub(query, { ats: null, tab: 'jobs', skip: 0, days: '30' });
  expect(usual.toString()).toBe('other=1');
});

test('nonsense in an address is as if it were not there', () => {
  const query = new URLSearchParams('ats=lever&tab=x&skip=-3&days=12');
  expect(readHub(query)).toEqual({ ats: null, tab: 'jobs', skip: 0, days: '30' });
  expect(readHub(new URLSearchParams('skip=1.5')).skip).toBe(0);
});
