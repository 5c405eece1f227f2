import { expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };

/** What a resume shows for the one demand for years in such a job. */
function yearsOf(job: string, resume: string) {
  const { requirements } = match(compileJob(job), { text: resume }, AS_OF);
  return requirements.find(({ minimum_years }) => minimum_years !== null);
}

const ELECTRICIAN = 'Electrician\n\nRequirements\n- At least two years as an electrician';
const WAREHOUSE =
  'Warehouse Associate\n\nRequirements\n- 6+ months warehouse experience\n- Packing';

test('years of another occupation do not prove years of the one that a job names', () => {
  const designer = 'Experience\nGraphic designer, Studio Blau, 2018 - 2025\nLaid out books';
  const clerk = 'Experience\nAccountant, Marsh Dental, 2010 - 2025\nKept the books';
  expect(yearsOf(ELECTRICIAN, designer)).toMatchObject({ verdict: 'unmet', evidence: [] });
  expect(yearsOf(WAREHOUSE, clerk)).toMatchObject({ verdict: 'unmet', evidence: [] });
});

test('years of the occupation and of a close one do', () => {
  const electrician = 'Experience\nElectrician, Castle Homes, 2018 - 2025\nWired flats';
  const picker = 'Experience\nOrder picker, Castle Stores, 2018 - 2025\nPicked and packed';
  expect(yearsOf(ELECTRICIAN, electrician)?.verdict).toBe('met');
  expect(yearsOf(WAREHOUSE, picker)?.verdict).toBe('met');
});

test('years under an unknown title may be of the occupation', () => {
  const unknown = 'Experience\nCastle Homes, 2018 - 2025\nWired flats';
  expect(yearsOf(ELECTRICIAN, unknown)?.verdict).toBe('partial');
});

test('years stated next to the title of another occupation are of that occupation', () => {
  const designer = 'Ada Lindt\nGraphic designer, 7 years of experience in print and packaging.';
  expect(yearsOf(ELECTRICIAN, designer)?.verdict).toBe('unmet');
});

test('a job may refer to its occupation without a name', () => {
  const designer = 'Experience\nGraphic designer, Studio Blau, 2018 - 2025\nLaid out books';
  const pointed = 'Electrician\n\nRequirements\n- 4+ years in the trade';
  expect(yearsOf(pointed, designer)?.verdict).toBe('unmet');
});

test('a job that names no occupation asks for years of any work', () => {
  const designer = 'Experience\nGraphic designer, Studio Blau, 2018 - 2025\nLaid out books';
  const any = 'Electrician\n\nRequirements\n- At least two years of work experience';
  expect(yearsOf(any, designer)?.verdict).toBe('met');
});

test('the field inside the title of a helper shows no years of the work', () => {
  const job = 'Conveyancer\n\nRequirements\n- At least three years running a caseload of sales';
  const helper = 'Experience\nConveyancing Assistant, Tarn Homes, 2018 - 2025\nOrdered searches';
  expect(yearsOf(job, helper)?.verdict).not.toBe('met');
});

test('years of the work that names the occupation are what everybody of it has', () => {
  const job = 'Public Safety Dispatcher\n\nRequirements\n- Two years of dispatching\n- Typing';
  const taker = 'Experience\n911 Telecommunicator, Castle County, 2018 - 2025\nTook calls';
  const baker = 'Experience\nBaker, Castle County, 2018 - 2025\nBaked bread';
  expect(yearsOf(job, taker)?.verdict).toBe('met');
  expect(yearsOf(job, baker)?.verdict).toBe('unmet');
});
