import type { DecisionKind } from '@candor/domain/model/batch';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import type { LabelledRequirement } from '../rows/build-rows';
import type { RankedRow } from '../rows/rank-rows';

export const DISCLAIMER = 'Decision support. Read the evidence before deciding.';

/** What spreadsheets take for a formula when a cell begins with it. A quote before it makes them show the text. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** Without it Excel reads UTF-8 as the local code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Some rows of the list as CSV (RFC 4180), safe to open in a spreadsheet; the last line says how to use it. */
export function rowsToCsv(
  rows: readonly RankedRow[],
  requirements: readonly LabelledRequirement[],
  decisionOf: (id: string) => DecisionKind | null,
): string {
  const lines = [
    [
      'rank',
      'candidate',
      'match_score',
      'tier',
      'must_met',
      'must_total',
      'decision',
      ...requirements.map(({ text }) => text),
    ],
    ...rows.map((row) => [
      row.rank,
      row.name,
      row.score,
      row.tier,
      row.mustMet,
      row.mustTotal,
      decisionOf(row.id) ?? '',
      ...row.verdicts.map((verdict) => VERDICT_WORD[verdict]),
    ]),
    [DISCLAIMER],
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
