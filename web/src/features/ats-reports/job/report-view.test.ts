import { expect, test } from 'vitest';
import { anAssessment } from '../testing/report-samples';
import { reportRows } from './report-rows';
import { nextSort, type ReportView, readView, shownRows, untold, writeView } from './report-view';

const ROWS = reportRows({
  assessments: [
    anAssessment('application-1', 'Ada Brandt', 88, { stage: 'Offer' }),
    anAssessment('application-2', 'Cy Dorn', 61, { stage: null }),
    anAssessment('application-3', 'Bo Castell', 61, { stage: 'Interview' }),
    anAssessment('application-4', 'Dee Ekholm', null, { stage: 'Interview' }),
  ],
});
const read = (query: string) => readView(new URLSearchParams(query));
const write = (query: string, change: Partial<ReportView>) =>
  writeView(new URLSearchParams(query), change).toString();
const shown = (query: string) => shownRows(ROWS, read(query)).map(({ name }) => name);

test('without a word in the address the best stand first, equals as they came, no score last', () => {
  expect(shown('')).toEqual(['Ada Brandt', 'Cy Dorn', 'Bo Castell', 'Dee Ekholm']);
});

test('missing values come last in both directions', () => {
  expect(shown('sort=stage').at(-1)).toBe('Cy Dorn');
  expect(shown('sort=-stage').at(-1)).toBe('Cy Dorn');
  expect(shown('sort=score')).toEqual(['Cy Dorn', 'Bo Castell', 'Ada Brandt', 'Dee Ekholm']);
});

test('the search finds names and stages in any case', () => {
  expect(shown('search=BRANDT')).toEqual(['Ada Brandt']);
  expect(shown('search=interview')).toEqual(['Bo Castell', 'Dee Ekholm']);
});

test('a score range is inclusive and excludes people without a score', () => {
  expect(shown('scores=61-88')).toEqual(['Ada Brandt', 'Cy Dorn', 'Bo Castell']);
  expect(shown('scores=62-87')).toEqual([]);
});

test('numbered candidates stand in the order of their numbers', () => {
  const rows = reportRows(
    {
      assessments: Array.from({ length: 11 }, (_, index) =>
        anAssessment(`application-${index}`, 'Ada Brandt', 90 - index, { ordinal: index + 1 }),
      ),
    },
    { hideNames: true, isCovered: () => false },
  );
  const names = shownRows(rows, read('sort=-candidate')).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Candidate 11', 'Candidate 10', 'Candidate 9']);
});

test('what would tell a covered score is left out: the order by it and chosen scores', () => {
  expect(untold(read('search=ada&scores=50-69&page=2'))).toEqual({
    search: 'ada',
    range: null,
    page: 2,
    sort: { by: 'candidate', direction: 'ascending' },
  });
  expect(untold(read('sort=-stage')).sort).toEqual({ by: 'stage', direction: 'descending' });
});

test('unknown words get their default', () => {
  expect(read('sort=mood&scores=90-10&page=-2')).toEqual(read(''));
});

test('a change of what is listed leads to the first page and leaves the rest of the address', () => {
  expect(write('page=3&from=hub', { search: 'ada' })).toBe('from=hub&search=ada');
  expect(write('search=ada', { page: 2 })).toBe('search=ada&page=2');
  expect(write('sort=stage', { sort: { by: 'score', direction: 'descending' } })).toBe('');
  expect(write('', { range: [50, 69] })).toBe('scores=50-69');
});

test('another column begins with its useful direction, the same one turns around', () => {
  const byScore = read('').sort;
  expect(nextSort(byScore, 'score').direction).toBe('ascending');
  expect(nextSort(byScore, 'candidate').direction).toBe('ascending');
  expect(nextSort({ by: 'stage', direction: 'ascending' }, 'assessed').direction).toBe(
    'descending',
  );
});
