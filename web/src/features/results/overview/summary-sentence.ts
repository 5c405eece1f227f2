import { formatCount } from '../../../ui/format';
import { isMustHave } from '../../../ui/score/requirement-group';
import { type Reading, readingWords } from '../reading';
import type { LabelledRequirement, Row } from '../rows/build-rows';

export type Summary = { lead: string; rest: string };

/** What a recruiter wants to know first about a batch: how many, and which must-have is rare. */
export function summaryOf(
  rows: readonly Row[],
  unread: number,
  requirements: readonly LabelledRequirement[],
): Summary {
  const scored = formatCount(rows.length);
  const lead = leadOf(rows.length, unread);
  const rare = scarcestMust(rows, requirements);
  const rest = rare
    ? `The scarcest must-have is ${rare.text}: ${formatCount(rare.shown)} of ${scored} show it. Within 3 points is a tie.`
    : 'Within 3 points is a tie.';
  return { lead, rest };
}

/** The same while not everybody is here: what the server counted, and how far the reading has come. */
export function summaryWhileReading(reading: Reading): Summary {
  const { successful_matches, failed_matches } = reading.stats;
  return { lead: leadOf(successful_matches, failed_matches), rest: readingWords(reading) };
}

function leadOf(scored: number, unread: number): string {
  const words = `${formatCount(scored)} scored`;
  return unread === 0 ? `${words}.` : `${words}, ${formatCount(unread)} could not be read.`;
}

function scarcestMust(
  rows: readonly Row[],
  requirements: readonly LabelledRequirement[],
): { text: string; shown: number } | null {
  if (rows.length === 0) return null;
  const counted = requirements
    .map((requirement, index) => ({
      text: requirement.text,
      must: isMustHave(requirement),
      shown: rows.filter(
        (row) => row.verdicts[index] === 'met' || row.verdicts[index] === 'partial',
      ).length,
    }))
    .filter(({ must }) => must)
    .sort((a, b) => a.shown - b.shown);
  const [rare] = counted;
  return rare && rare.shown < rows.length ? rare : null;
}
