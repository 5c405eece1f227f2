import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { csvText } from '../../../api/csv-text';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { type Exported, exportedPeople } from './export-rows';

/** Some rows of the list as CSV (RFC 4180), safe to open in a spreadsheet; the last line says how to use it. */
export function writeCsv(exported: Exported): string {
  const withQuotes = exported.quotes !== null;
  return csvText([
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
  ]);
}
