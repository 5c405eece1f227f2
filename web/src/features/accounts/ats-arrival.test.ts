import { expect, test } from 'vitest';
import { readArrival } from './ats-arrival';

test.each([
  ['?token=a.b.c', '', { token: 'a.b.c' }],
  ['', '#token=a.b.c&ats_source=greenhouse', { token: 'a.b.c', ats_source: 'greenhouse' }],
  ['?ats_source=greenhouse', '#token=a.b.c', { token: 'a.b.c', ats_source: 'greenhouse' }],
  ['?token=a.b.c&ats_source=carrier-pigeon', '', { token: 'a.b.c' }],
  ['?token=', '', { token: '' }],
  ['', '', { token: '' }],
])('%j with %j', (search, hash, arrival) => {
  expect(readArrival({ search, hash })).toEqual(arrival);
});
