import { compileJob, match } from '@candor/engine';
import { describe, expect, test } from 'vitest';
import { type MatchedBatch, restoreMatch, restoreSummary, storeMatch } from './stored-match';

const JOB = `Backend Developer
Requirements
- 5+ years of experience with Java
- PostgreSQL
- React or Vue
- German B2
- Class A CDL
Nice to have
- Terraform`;

const RESUME = `Marta Lindqvist
Backend Developer

Experience
Backend Developer, Harbour Payments, 2016 - present
- Built booking services in Java and Spring on PostgreSQL.
- Wrote the React front end of the ledger.

Skills
Java, PostgreSQL, React, Docker

Languages
German (A2)`;

const job = compileJob(JOB);
const result = match(job, { text: RESUME }, { year: 2026, month: 1 });
const batch: MatchedBatch = {
  requirements: job.reading.requirements,
  engineVersion: result.engine_version,
  rubric: null,
};

/** What the database returns. */
const kept = (of: MatchedBatch) => JSON.parse(JSON.stringify(storeMatch(of, result)));

describe('a stored match', () => {
  test('comes back as the engine gave it, quotes included', () => {
    expect(restoreMatch(batch, kept(batch), RESUME)).toEqual(result);
  });

  test('is a small part of the whole result', () => {
    expect(JSON.stringify(kept(batch)).length).toBeLessThan(JSON.stringify(result).length / 3);
  });

  test('carries its own requirements if another engine read the job of its batch', () => {
    const older = { ...batch, requirements: [], engineVersion: 'before' };
    expect(restoreMatch(older, kept(older), RESUME)).toEqual(result);
  });

  test('follows an edited rubric, and its points still add up to the score', () => {
    const [first, second] = batch.requirements;
    if (!first || !second) throw new Error('The job was not read');
    const line = { kind: first.kind, importance: 'must', weight: 10 } as const;
    const rubric = {
      lines: [
        { ...line, requirement_ids: [first.id, second.id], text: 'Either of two' },
        ...batch.requirements
          .slice(2, 4)
          .map(({ id, text }) => ({ ...line, requirement_ids: [id], text, weight: 5 })),
      ],
    };
    const shown = restoreMatch({ ...batch, rubric }, kept(batch), RESUME);
    expect(shown.requirements.map(({ max_points }) => max_points)).toEqual([50, 25, 25]);
    const points = shown.requirements.reduce((sum, one) => sum + one.points, 0);
    expect(Math.round(points)).toBe(shown.overall_score);
    for (const { quote, start, end } of shown.requirements.flatMap((one) => one.evidence)) {
      expect(RESUME.slice(start, end)).toBe(quote);
    }
  });

  test('gives the summary of a list without its text', () => {
    const summary = restoreSummary(batch, kept(batch));
    expect(summary.overall_score).toBe(result.overall_score);
    expect(summary.gaps).toEqual(result.gaps);
    expect(summary.strengths).toEqual(result.strengths);
  });
});
