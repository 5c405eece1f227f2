import { expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };

/** What a resume shows of the one demand for years of such a job. */
function yearsOf(job: string, resume: string) {
  const { requirements } = match(compileJob(job), { text: resume }, AS_OF);
  return requirements.find(({ minimum_years }) => minimum_years !== null);
}

const ELECTRICIAN = 'Electrician\n\nRequirements\n- At least two years as an electrician';
const WAREHOUSE =
  'Warehouse Associate\n\nRequirements\n- 6+ months warehouse experience\n- Packing';

test('years of another trade prove none of the trade that a job names', () => {
  const designer = 'Experience\nGraphic designer, Studio Blau, 2018 - 2025\nLaid out books';
  const clerk = 'Experience\nAccountant, Marsh Dental, 2010 - 2025\nKept the books';
  expect(yearsOf(ELECTRICIAN, designer)).toMatchObject({ verdict: 'unmet', evidence: [] });
  expect(yearsOf(WAREHOUSE, clerk)).toMatchObject({ verdict: 'unmet', evidence: [] });
});

test('years of the trade and of one close to it do', () => {
  const electrician = 'Experience\nElectrician, Castle Homes, 2018 - 2025\nWired flats';
  const picker = 'Experience\nOrder picker, Castle Stores, 2018 - 2025\nPicked and packed';
  expect(yearsOf(ELECTRICIAN, electrician)?.verdict).toBe('met');
  expect(yearsOf(WAREHOUSE, picker)?.verdict).toBe('met');
});

test('years under a title that nobody knows may be of the trade', () => {
  const unknown = 'Experience\nCastle Homes, 2018 - 2025\nWired flats';
  expect(yearsOf(ELECTRICIAN, unknown)?.verdict).toBe('partial');
});

test('years that are said beside the title of another trade are of that trade', () => {
  const designer = 'Ada Lindt\nGraphic designer, 7 years of experience in print and packaging.';
  expect(yearsOf(ELECTRICIAN, designer)?.verdict).toBe('unmet');
});

test('a job may point at its trade without a name', () => {
  const designer = 'Experience\nGraphic designer, Studio Blau, 2018 - 2025\nLaid out books';
  const pointed = 'Electrician\n\nRequirements\n- 4+ years in the trade';
  expect(yearsOf(pointed, designer)?.verdict).toBe('unmet');
});

test('years of any work are what a job asks for that names no trade', () => {
  const designer = 'Experience\nGraphic designer, Studio Blau, 2018 - 2025\nLaid out books';
  const any = 'Electrician\n\nRequirements\n- At least two years of work experience';
  expect(yearsOf(any, designer)?.verdict).toBe('met');
});
