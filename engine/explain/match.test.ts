import { MatchResult, MatchResultSummary } from '@candor/domain/model/match';
import { describe, expect, test } from 'vitest';
import { compileJob, ENGINE_VERSION, match, summarise } from '../index';

const AS_OF = { year: 2026, month: 5 };
const JOB = compileJob(`Accountant

Requirements
- QuickBooks
- 5+ years of experience in accounting
- Bachelor's degree in accounting

Nice to have
- Xero
- Payroll`);
const RESUME = `Experience
Staff Accountant, Fernhill Foods, Jan 2022 to present
- Closed the month in QuickBooks and reconciled
  the general ledger for three companies.

Skills
Payroll`;
const result = match(JOB, { text: RESUME }, AS_OF);
const lineAbout = (part: string) => result.requirements.find((line) => line.text.includes(part));

describe('match', () => {
  test('the result keeps the contract', () => {
    expect(MatchResult.parse(result)).toEqual(result);
    expect(MatchResultSummary.parse(summarise(result))).toEqual(summarise(result));
    expect(result.engine_version).toBe(ENGINE_VERSION);
  });

  test('the quote is the whole sentence, over the line break of the page', () => {
    expect(lineAbout('QuickBooks')).toMatchObject({ verdict: 'met', strength: 1 });
    expect(lineAbout('QuickBooks')?.evidence[0]).toMatchObject({
      quote: expect.stringMatching(/^Closed the month in QuickBooks/),
      section: 'experience',
      reason: 'exact',
    });
  });

  test('a skill that is only listed is partly met', () => {
    expect(lineAbout('Payroll')).toMatchObject({ verdict: 'partial', strength: 0.5 });
  });

  test('a neighbouring tool earns part of the credit and says so', () => {
    const xero = lineAbout('Xero');
    expect(xero?.strength).toBeLessThan(1);
    expect(xero?.evidence.every((evidence) => evidence.reason === 'related')).toBe(true);
  });

  test('a missing degree is a gap with a question of its own', () => {
    const degree = lineAbout('degree');
    expect(degree).toMatchObject({ verdict: 'unmet', points: 0, evidence: [] });
    expect(result.gaps.flatMap((gap) => gap.requirement_ids)).toContain(degree?.id);
    expect(result.questions.map((question) => question.requirement_id)).toContain(degree?.id);
  });

  test('too few years are partly met', () => {
    expect(lineAbout('5+ years')?.verdict).not.toBe('met');
  });

  test('what would change the score names open requirements only', () => {
    const open = result.requirements
      .filter((line) => line.verdict !== 'met')
      .map((line) => line.id);
    for (const statement of result.would_change) {
      for (const id of statement.requirement_ids) expect(open).toContain(id);
    }
  });

  test('dates that cannot be right are flagged', () => {
    const text =
      'Experience\nStaff Accountant, Fernhill Foods, Jan 2031 - Mar 2033\n- Closed the month.';
    const flag = match(JOB, { text }, AS_OF).flags.find(
      (entry) => entry.kind === 'conflicting_dates',
    );
    expect(flag?.spans.map((span) => text.slice(span.start, span.end))).toEqual([
      'Jan 2031 - Mar 2033',
    ]);
  });

  test('a short, a cut and a foreign text are flagged', () => {
    const kinds = (text: string, truncated = false) =>
      match(JOB, { text, truncated }, AS_OF).flags.map((flag) => flag.kind);
    expect(kinds('Accountant')).toContain('short_text');
    expect(kinds(RESUME, true)).toContain('truncated');
    expect(
      kinds(
        'Ich habe mit der Bank und den Kunden für das Jahr die Bilanz erstellt und von der Steuer befreit',
      ),
    ).toContain('mixed_language');
  });
});
