import { formatCount } from '../../../ui/format';
import { isMustHave } from '../../../ui/score/requirement-group';
import { type Reading, readingWords } from '../reading';
import type { LabelledRequirement, Row, Rows } from '../rows/build-rows';

export type Summary = { lead: string; rest: string };

/** With fewer people the scores themselves say more. */
const ENOUGH_FOR_A_MEAN = 5;

/** What a recruiter wants to know first about a batch: how many, how good, and which must-have is rare. */
export function summaryOf(
  { scored: rows, unread, cancelled, requirements }: Rows,
  covered: boolean,
): Summary {
  const scored = formatCount(rows.length);
  const sum = rows.reduce((points, { score }) => points + score, 0);
  const mean = rows.length < ENOUGH_FOR_A_MEAN ? null : sum / rows.length;
  const lead = leadOf(rows.length, unread.length, cancelled.length);
  const rare = scarcestMust(rows, requirements);
  const scarce = rare
    ? `The scarcest must-have is ${rare.text}: ${formatCount(rare.shown)} of ${scored} show it. `
    : '';
  return { lead, rest: `${meanWords(mean, covered)}${scarce}Within 3 points is a tie.` };
}

/** The same while people are loading: the server's counts, and the progress. */
export function summaryWhileReading(reading: Reading, covered: boolean): Summary {
  const { successful_matches, failed_matches, cancelled_matches, average_score } = reading.stats;
  const unread = failed_matches - cancelled_matches;
  return {
    lead: leadOf(successful_matches, unread, cancelled_matches),
    rest: `${meanWords(average_score, covered)}${readingWords(reading)}`,
  };
}

/**
 * A mean would reveal something about scores that are still covered. It is whole like the scores around it: a tenth of a point
 * says nothing where three are a tie.
 */
function meanWords(mean: number | null, covered: boolean): string {
  return mean === null || covered ? '' : `On average ${formatCount(Math.round(mean))}. `;
}

function leadOf(scored: number, unread: number, cancelled: number): string {
  const parts = [
    `${formatCount(scored)} scored`,
    ...(unread > 0 ? [`${formatCount(unread)} could not be read`] : []),
    ...(cancelled > 0 ? [`${formatCount(cancelled)} not looked at`] : []),
  ];
  return `${parts.join(', ')}.`;
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
