import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { rankRows } from '../rows/rank-rows';
import { rowsToCsv } from './export-rows';

const csvOf = (name: string) =>
  rowsToCsv(
    rankRows(buildRows([anItem(1, 90, { candidate_name: name })], []).scored),
    [],
    () => 'maybe',
  ).split('\r\n');

test('each person is a line with rank, score and decision, and the last line says how to use it', () => {
  expect(csvOf('Person 1').slice(1)).toEqual([
    '1,"Person 1",90,"excellent",0,0,"maybe"',
    '"Decision support. Read the evidence before deciding."',
    '',
  ]);
});

test('a name that a spreadsheet would run is shown as text', () => {
  expect(csvOf('=1+1')[1]).toContain(`"'=1+1"`);
});
