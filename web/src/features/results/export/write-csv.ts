import { FORMULA_START } from '@candor/domain/rules/formula-start';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { DISCLAIMER, type Exported, exportedPeople } from './export-rows';

/** Without it Excel reads UTF-8 as the local code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Some rows of the list as CSV (RFC 4180), safe to open in a spreadsheet; the last line says how to use it. */
export function writeCsv(exported: Exported): string {
  const withQuotes = exported.quotes !== null;
  const lines = [
    [
      'rank',
      'candidate',
      'match_score',
      'tier',
      'must_met',
      'must_total',
      'decision',
      ...exported.requirements.flatMap(({ text }) =>
        withQuotes ? [text, `${text}: evidence`] : [text],
      ),
    ],
    ...exportedPeople(exported).map((person) => [
      person.rank,
      person.candidate,
      person.match_score,
      person.tier ?? 'covered',
      person.must_met,
      person.must_total,
      person.decision,
      ...person.requirements.flatMap(({ verdict, evidence }) =>
        evidence ? [VERDICT_WORD[verdict], evidence[0] ?? null] : [VERDICT_WORD[verdict]],
      ),
    ]),
    [DISCLAIMER],
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
