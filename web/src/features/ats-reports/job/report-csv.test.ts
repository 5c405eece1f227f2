import { expect, test } from 'vitest';
import { anAssessment } from '../testing/report-samples';
import { reportCsv } from './report-csv';
import { reportRows } from './report-rows';

test('a covered score is left out, and so is the rank that would tell it', () => {
  const rows = reportRows(
    { assessments: [anAssessment('application-1', 'Ada Brandt', 88)] },
    { hideNames: false, isCovered: () => true },
  );
  expect(reportCsv(rows).split('\r\n')[1]).toBe(
    ',"Ada Brandt",,,"scored",,"Review","2026-03-02T09:00:00.000Z","application-1"',
  );
});

test('each application is a line, a formula is a text, and the last line says how to use it', () => {
  const rows = reportRows({
    assessments: [
      anAssessment('application-1', '=HYPERLINK("x")', 88),
      anAssessment('application-2', 'Cy Dorn', null, {
        state: 'unreadable',
        problem: 'The file holds pictures, no text.',
      }),
    ],
  });
  expect(reportCsv(rows).split('\r\n').slice(1)).toEqual([
    `1,"'=HYPERLINK(""x"")",88,"excellent","scored",,"Review","2026-03-02T09:00:00.000Z","application-1"`,
    ',"Cy Dorn",,,"unreadable","The file holds pictures, no text.","Review",,"application-2"',
    '"Decision support. Read the evidence before deciding."',
    '',
  ]);
});
