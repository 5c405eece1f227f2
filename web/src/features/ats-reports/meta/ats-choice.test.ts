import { expect, test } from 'vitest';
import { readAts, writeAts } from './ats-choice';

const query = (text: string) => new URLSearchParams(text);

test('Ashby comes first, and an unknown system is Ashby', () => {
  expect(readAts(query(''))).toBe('ashby');
  expect(readAts(query('ats=lever'))).toBe('ashby');
  expect(readAts(query('ats=greenhouse'))).toBe('greenhouse');
});

test('another system keeps the days and forgets the jobs of the one before', () => {
  const next = writeAts(query('range=90&job=Nurse&job=Cook'), 'greenhouse');
  expect(next.toString()).toBe('range=90&ats=greenhouse');
  expect(writeAts(next, 'ashby').toString()).toBe('range=90');
});
