import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileJob, compileTerms, ENGINE_VERSION, match, score } from '../index';
import type { Concept } from '../taxonomy/types';
import { GOLDEN_CASES } from './cases';

const AS_OF = { year: 2026, month: 5 };
const TERMS: readonly Concept[] = [
  { name: 'Kostra', kind: 'tool', aliases: ['Kostra Suite', 'qCad.io'], broader: ['PostgreSQL'] },
  { name: 'Veldt', kind: 'technology', related: [['Kubernetes', 0.6]] },
  { name: 'QualiSys', kind: 'tool', broader: ['Kostra'] },
  { name: 'Hillside Method', kind: 'method' },
];
const OWN = compileTerms(TERMS);

const JOB = `Backend Developer

Requirements
- Experience with Kostra
- Knowledge of PostgreSQL
- Kubernetes`;
const OWN_JOB = compileJob(JOB, OWN);
const resume = (line: string) => `Marta Lind

Experience
Backend Developer, Harbour Payments, 2016 - 2024
- Built booking services for hotels.
- ${line}`;
const scoreOf = (text: string) => score(OWN_JOB, { text }, AS_OF) ?? -1;
const lineOf = (text: string, asked: string) =>
  match(OWN_JOB, { text }, AS_OF).requirements.find((line) => line.text === asked);

describe('a job and a resume read with own terms', () => {
  test('ask for the term by its name and kind', () => {
    expect(OWN_JOB.reading.requirements.find(({ text }) => text === 'Kostra')?.kind).toBe('skill');
  });

  test.each([
    ['Ran Kostra in production.', 'exact'],
    ['Ran the Kostra Suite in production.', 'alias'],
    ['Ran qCad.io in production.', 'alias'],
    ['Ran QualiSys in production.', 'implied'],
  ])('%s shows it: %s', (line, reason) => {
    const shown = lineOf(resume(line), 'Kostra');
    expect(shown?.evidence[0]?.reason).toBe(reason);
    expect(shown?.verdict).toBe('met');
  });

  test('a term that implies a concept of ours shows that concept, however many steps away', () => {
    expect(lineOf(resume('Ran QualiSys in production.'), 'PostgreSQL')?.verdict).toBe('met');
  });

  test('a related term earns its share of a concept of ours', () => {
    expect(lineOf(resume('Ran Veldt in production.'), 'Kubernetes')?.verdict).toBe('partial');
  });

  test('the result names engine and terms, and only the engine where there are none', () => {
    expect(match(OWN_JOB, { text: resume('') }, AS_OF).engine_version).toBe(
      `${ENGINE_VERSION}+terms.${OWN.version}`,
    );
    expect(compileJob(JOB).version).toBe(ENGINE_VERSION);
  });

  test('one account does not hear of the terms of another', () => {
    const before = match(compileJob(JOB), { text: resume('Ran QualiSys.') }, AS_OF);
    match(OWN_JOB, { text: resume('Ran QualiSys.') }, AS_OF);
    expect(match(compileJob(JOB), { text: resume('Ran QualiSys.') }, AS_OF)).toEqual(before);
  });
});

describe('what always holds', () => {
  const PAIRS = GOLDEN_CASES.flatMap(({ job, candidates }) =>
    candidates.map(({ text }) => ({ job, text })),
  );

  test('terms that neither job nor resume names change nothing', () => {
    for (const { job, text } of PAIRS) {
      const { engine_version: _, ...plain } = match(compileJob(job), { text }, AS_OF);
      const { engine_version: __, ...own } = match(compileJob(job, OWN), { text }, AS_OF);
      expect(own).toEqual(plain);
    }
  });

  test('monotone: a sentence that shows an own term never lowers a score', () => {
    const names = TERMS.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    fc.assert(
      fc.property(
        fc.constantFrom(...PAIRS),
        fc.nat(),
        fc.constantFrom(...names),
        (pair, at, name) => {
          const compiled = compileJob(`${pair.job}\n- Experience with ${name}`, OWN);
          const lines = pair.text.split('\n');
          lines.splice(at % (lines.length + 1), 0, `- Used ${name} every day.`);
          const before = score(compiled, { text: pair.text }, AS_OF) ?? 0;
          expect(score(compiled, { text: lines.join('\n') }, AS_OF)).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 80, seed: 7 },
    );
  });

  test('blind: a term that is also a name, a school or an address is not read there', () => {
    const terms = compileTerms([
      { name: 'Lindqvist', kind: 'tool' },
      { name: 'Hillside', kind: 'tool' },
    ]);
    const job = compileJob(
      'Backend Developer\n\nRequirements\n- Experience with Lindqvist\n- Knowledge of Hillside',
      terms,
    );
    const text = (name: string, school: string) => `${name}
${name.replace(' ', '.').toLowerCase()}@example.com

Experience
Backend Developer, 2016 - 2024
- Built booking services.

Education
BSc in Computer Science, University of ${school}`;
    expect(score(job, { text: text('Dora Lindqvist', 'Hillside') }, AS_OF)).toBe(
      score(job, { text: text('Omar Kettle', 'Fernbrook') }, AS_OF),
    );
  });

  test('hard to game: repeating an own term, hiding it or denying it earns nothing', () => {
    const once = resume('Ran Kostra in production.');
    expect(scoreOf(`${once} ${'Kostra. '.repeat(30)}`)).toBeLessThanOrEqual(scoreOf(once) + 1);
    const plain = resume('');
    const hidden = `${plain}\n- Ran Kostra in production.`;
    const hiddenSpans = [{ start: plain.length, end: hidden.length }];
    expect(score(OWN_JOB, { text: hidden, hiddenSpans }, AS_OF)).toBe(scoreOf(plain));
    expect(lineOf(resume('No experience with Kostra.'), 'Kostra')?.verdict).toBe('unclear');
    expect(scoreOf(`${plain}\n\nSkills\nKostra`)).toBeLessThan(scoreOf(once));
  });

  test('order-free: nobody else changes a score', () => {
    const texts = ['Ran Kostra.', 'Ran Veldt.', 'Ran nothing.'].map(resume);
    expect([...texts].reverse().map(scoreOf).reverse()).toEqual(texts.map(scoreOf));
  });

  test('the longest name stands, and of two as long the own one', () => {
    const own = compileTerms([
      { name: 'React Native Harbour', kind: 'tool' },
      { name: 'Jira', kind: 'method' },
    ]);
    const job = compileJob(
      'Developer\n\nRequirements\n- Experience with React Native Harbour\n- Jira',
      own,
    );
    expect(job.reading.requirements.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['React Native Harbour', 'Jira']),
    );
    expect(job.reading.requirements.map(({ text }) => text)).not.toContain('React Native');
  });
});
