import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../../index';
import { GOLDEN_CASES } from '../cases';
import { attackText, type Victim } from './attack-text';
import written from './attacks.json';

const AS_OF = { year: 2026, month: 5 };
/** `hidden` text is marked by the reader of the document; `flag` is what a reader of the result must be shown. */
type Attack = {
  readonly name: string;
  readonly place: string;
  readonly text: string;
  readonly hidden?: boolean;
  readonly flag?: string;
};
const ATTACKS: readonly Attack[] = written;

const VICTIMS = GOLDEN_CASES.flatMap(({ job, candidates }) => {
  const compiled = compileJob(job);
  const skills = compiled.reading.requirements
    .filter((line) => line.kind === 'skill' || line.kind === 'certification')
    .map((line) => line.text.replace(/, \d+\+ years?$/, ''));
  const victim = { job, title: compiled.reading.title ?? '', skills };
  return candidates.map(({ name, text }) => ({
    name,
    compiled,
    victim: { ...victim, resume: text } satisfies Victim,
    honest: match(compiled, { text }, AS_OF),
  }));
});

test('no two attacks are the same, and there are at least sixty', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
});

describe.each(ATTACKS)('$name', ({ text: pattern, place, hidden, flag }) => {
  test('earns nothing for anybody, and is reported if it can be distinguished from honest text', () => {
    for (const { name, compiled, victim, honest } of VICTIMS) {
      const added = attackText(pattern, victim);
      const text = place === 'start' ? `${added}\n${victim.resume}` : `${victim.resume}\n${added}`;
      const start = place === 'start' ? 0 : victim.resume.length;
      const hiddenSpans = hidden === true ? [{ start, end: start + added.length + 1 }] : [];
      const result = match(compiled, { text, hiddenSpans }, AS_OF);
      expect({ name, score: result.overall_score }).toEqual({ name, score: honest.overall_score });
      if (flag !== undefined) expect(result.flags.map(({ kind }) => kind)).toContain(flag);
    }
  });
});
