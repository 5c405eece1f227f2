import { describe, expect, test } from 'vitest';
import { compileTerms } from '../taxonomy/own-terms';
import type { Concept } from '../taxonomy/types';
import { compileJob } from './compile-job';
import { changedTerms } from './terms-in-job';

const JOB = `Backend Developer

Requirements
- Experience with PostgreSQL
- Experience with Kostra Suite`;
const KOSTRA: Concept = { name: 'Kostra', kind: 'tool', aliases: ['Kostra Suite'] };
const read = (...terms: Concept[]) =>
  compileJob(JOB, terms.length > 0 ? compileTerms(terms) : null);

describe('changedTerms', () => {
  test('names a term that the job asks for and that was taught since', () => {
    expect(changedTerms(read(), read(KOSTRA))).toEqual(['Kostra']);
  });

  test('names a term that was forgotten since', () => {
    expect(changedTerms(read(KOSTRA), read())).toEqual(['Kostra']);
  });

  test('names a term that proves something the job asks for, however it is linked', () => {
    const veldt: Concept = { name: 'Veldt', kind: 'tool', broader: ['PostgreSQL'] };
    const tarn: Concept = { name: 'Tarn', kind: 'tool', related: [['Kostra', 0.5]] };
    expect(changedTerms(read(KOSTRA), read(KOSTRA, veldt, tarn))).toEqual(['Tarn', 'Veldt']);
  });

  test('names a term that replaces words the job looks for', () => {
    const tool: Concept = { name: 'PostgreSQL Garden', kind: 'tool' };
    expect(changedTerms(read(), read(tool))).toEqual(['PostgreSQL Garden']);
  });

  test('ignores terms that are irrelevant to the job', () => {
    const oven: Concept = { name: 'Deck oven X2', kind: 'tool', broader: ['Baking'] };
    expect(changedTerms(read(KOSTRA), read(KOSTRA, oven))).toEqual([]);
    expect(changedTerms(read(KOSTRA), read({ ...KOSTRA }))).toEqual([]);
  });
});
