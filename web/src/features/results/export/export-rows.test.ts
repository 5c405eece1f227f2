import { expect, test } from 'vitest';
import { aBatch, anItem, aRequirement } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { rankRows } from '../rows/rank-rows';
import type { Exported } from './export-rows';
import { writeCsv } from './write-csv';
import { writeJson } from './write-json';

const NIGHTS = aRequirement('nights', { text: 'Night work' });
const QUOTES = new Map([['person-0001', new Map([['nights', ['=Six years', 'More']]])]]);

function exporting(name: string, over: Partial<Exported> = {}): Exported {
  const items = [anItem(1, 90, { candidate_name: name })];
  const { scored, requirements } = buildRows(items, [NIGHTS]);
  return {
    rows: rankRows(scored),
    requirements,
    decisionOf: () => 'maybe',
    isCovered: () => false,
    quotes: null,
    ...over,
  };
}
const csvOf = (name: string, over: Partial<Exported> = {}) =>
  writeCsv(exporting(name, over)).split('\r\n');

test('each person is a line with rank, score and decision, and the last line says how to use it', () => {
  expect(csvOf('Person 1').slice(1)).toEqual([
    '1,"Person 1",90,"excellent",0,1,"maybe","unclear"',
    '"Decision support. Read the evidence before deciding."',
    '',
  ]);
});

test('a name that a spreadsheet would run is displayed as text', () => {
  expect(csvOf('=1+1')[1]).toContain(`"'=1+1"`);
});

test('with quotes each requirement has a second column, as safe as the others', () => {
  const [head, line] = csvOf('Person 1', { quotes: QUOTES });
  expect(head).toMatch(/"Night work","Night work: evidence"$/);
  expect(line).toMatch(/"unclear","'=Six years"$/);
});

test('a score that is covered on screen is covered in both files, with the rank that would reveal it', () => {
  const covered = { isCovered: () => true };
  expect(csvOf('Person 1', covered)[1]).toMatch(/^,"Person 1",,"covered",0,1,"maybe"/);
  const { candidates } = JSON.parse(writeJson(aBatch(), exporting('Person 1', covered)));
  expect(candidates[0]).toMatchObject({ rank: null, match_score: null, tier: null });
});

test('as JSON every quote is included word for word, and without quotes none is', () => {
  const evidenceIn = (over: Partial<Exported>) =>
    JSON.parse(writeJson(aBatch(), exporting('Person 1', over))).candidates[0].requirements;
  expect(evidenceIn({ quotes: QUOTES })).toEqual([
    {
      requirement: 'Night work',
      importance: 'must',
      verdict: 'unclear',
      evidence: ['=Six years', 'More'],
    },
  ]);
  expect(evidenceIn({})).toEqual([
    { requirement: 'Night work', importance: 'must', verdict: 'unclear' },
  ]);
});
