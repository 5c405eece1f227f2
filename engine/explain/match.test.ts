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

/** What proves payroll in a resume with this line under its one job. */
function quotesAboutPayroll(line: string): string[] {
  const text = `Experience\nStaff Accountant, Fernhill Foods, Jan 2022 to present\n- ${line}`;
  const { requirements } = match(JOB, { text }, AS_OF);
  const payroll = requirements.find((asked) => asked.text === 'Payroll');
  return (payroll?.evidence ?? []).map(({ quote }) => quote);
}

describe('match', () => {
  test('the result satisfies the contract', () => {
    expect(MatchResult.parse(result)).toEqual(result);
    expect(MatchResultSummary.parse(summarise(result))).toEqual(summarise(result));
    expect(result.engine_version).toBe(ENGINE_VERSION);
  });

  test.each([
    'Payroll for St. Brigid Medical Center and its wards',
    'Ran payroll from Jan. 2020 with Dr. Smith, e.g. bonuses, until Dec. 2022',
    'Set up payroll for Holt Inc. and its three plants',
  ])('the quote is the whole sentence, past the full stop of a short form: %s', (line) => {
    const quotes = quotesAboutPayroll(`Paid bills. ${line}. Kept books.`);
    expect(quotes.map((quote) => quote.replace(/\.$/, ''))).toContain(line);
  });

  test('a quote may end with an abbreviation that ends its sentence', () => {
    expect(quotesAboutPayroll('Ran payroll for Holt Inc. Kept books.')).toEqual([
      'Ran payroll for Holt Inc.',
    ]);
  });

  test.each([
    'Payroll in ADP GlobalView, three countries',
    'GlobalView Payroll for three countries',
  ])('no quote begins or ends within a name: %s', (line) => {
    const quotes = quotesAboutPayroll(`Paid bills. ${line}. Kept books.`);
    expect(quotes.map((quote) => quote.replace(/\.$/, ''))).toContain(line);
  });

  test('lines that have lost the space between them are quoted one by one', () => {
    expect(quotesAboutPayroll('Kept books with softwareRan payroll for three countries.')).toEqual([
      'Ran payroll for three countries.',
    ]);
  });

  test('the quote is the whole sentence, across the line break of the page', () => {
    expect(lineAbout('QuickBooks')).toMatchObject({ verdict: 'met', strength: 1 });
    expect(lineAbout('QuickBooks')?.evidence[0]).toMatchObject({
      quote: expect.stringMatching(/^Closed the month in QuickBooks/),
      section: 'experience',
      reason: 'exact',
    });
  });

  test('in a resume without headings, what stands below a dated job is experience and its first line is not', () => {
    const job = compileJob('Baker\nRequirements\n- HACCP\n- Sourdough');
    const text =
      'I bake sourdough at home as well.\nBaker, Hollow Mill Bakery, 2019 - 2023\n- Kept the HACCP log of all ovens';
    const sections = match(job, { text }, AS_OF)
      .requirements.filter(({ source }) => source !== null)
      .map((line) => line.evidence[0]?.section);
    expect(sections).toEqual(['experience', 'summary']);
  });

  test('a skill that is only listed is partial', () => {
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

  test('too few years are partial', () => {
    expect(lineAbout('5+ years')?.verdict).not.toBe('met');
  });

  test('what would change the score lists only open requirements', () => {
    const text =
      'Experience\nBookkeeper, Fernhill Foods, Jan 2022 to present\n- Closed the month in QuickBooks.';
    const { requirements, would_change } = match(JOB, { text }, AS_OF);
    const met = requirements.filter(({ verdict }) => verdict === 'met').map(({ id }) => id);
    const named = would_change.flatMap(({ requirement_ids }) => requirement_ids);
    expect([met.length > 0, named.length > 0]).toEqual([true, true]);
    expect(named.filter((id) => met.includes(id))).toEqual([]);
  });

  test('impossible dates are flagged', () => {
    const text =
      'Experience\nStaff Accountant, Fernhill Foods, Jan 2031 - Mar 2033\n- Closed the month.';
    const flag = match(JOB, { text }, AS_OF).flags.find(
      (entry) => entry.kind === 'conflicting_dates',
    );
    expect(flag?.spans.map((span) => text.slice(span.start, span.end))).toEqual([
      'Jan 2031 - Mar 2033',
    ]);
  });

  test('a short and a truncated text are flagged', () => {
    const kinds = (text: string, truncated = false) =>
      match(JOB, { text, truncated }, AS_OF).flags.map((flag) => flag.kind);
    expect(kinds('Accountant')).toContain('short_text');
    expect(kinds(RESUME, true)).toContain('truncated');
  });

  test('a doubtful reading is reported in its own words and changes no score', () => {
    const plain = match(JOB, { text: RESUME }, AS_OF);
    const doubtful = match(JOB, { text: RESUME, readingNote: 'Read by OCR.' }, AS_OF);
    expect(doubtful.flags).toContainEqual({
      kind: 'doubtful_reading',
      message: 'Read by OCR.',
      spans: [],
    });
    expect(doubtful.overall_score).toBe(plain.overall_score);
  });

  test('a text in an unsupported language has no score and says why', () => {
    const text =
      'Ho lavorato per la banca e con i clienti della società dal 2015 al 2020 come contabile e nel reparto delle imposte.';
    const result = match(JOB, { text }, AS_OF);
    expect(result.overall_score).toBeNull();
    expect(result.language).toEqual({ code: 'it', name: 'Italian', supported: false });
    expect(result.flags).toEqual([
      {
        kind: 'could_not_read',
        message:
          'This document is in Italian, which cannot be scored yet. English, German, French, Spanish and Dutch are read.',
        spans: [],
      },
    ]);
  });

  test('a text in two languages is read in both and says so', () => {
    const text = `I have worked as an accountant in the finance team of a food company and was responsible for the close.
For the last years I have prepared the statements with the auditors and was part of the tax team.
Ausbildung
Ich habe als Buchhalter in der Buchhaltung eines Unternehmens gearbeitet und die Abschlüsse für das Jahr erstellt.
Die Umsatzsteuer und die Rechnungen der Kunden habe ich mit dem Team und mit der Bank geklärt.
In der Ausbildung habe ich die Arbeit in der Verwaltung und im Einkauf von Grund auf gelernt und bin seit 2012 dabei.`;
    const result = match(JOB, { text }, AS_OF);
    expect(result.flags.map(({ message }) => message)).toContain(
      'The document is written in English and German; each part was read in its language.',
    );
  });
});
