import { formatCount, sentenceList } from '../../../ui/format';
import { isMustHave } from '../../../ui/score/requirement-group';
import { WholeTerms } from '../../../ui/WholeTerms';
import type { Reading } from '../reading';
import type { Rows } from '../rows/build-rows';
import { countCoverage } from './count-coverage';

/** How many scarce requirements are named. */
const NAMED = 3;

/**
 * If no match is better than poor: what these resumes rarely show, and that the job may be the reason. Nobody is
 * blamed.
 */
export function ScarceNote({ rows, reading }: { rows: Rows; reading: Reading | null }) {
  const nobodyFits = reading
    ? reading.stats.tiers.poor === reading.stats.successful_matches
    : rows.scored.every((row) => row.tier === 'poor');
  if (rows.scored.length === 0 || !nobodyFits) return null;
  const scarce = countCoverage(rows.scored, rows.requirements)
    .filter(({ requirement }) => isMustHave(requirement))
    .slice(0, NAMED)
    .map(
      ({ requirement, met, partial }) =>
        `${requirement.text} (${formatCount(met + partial)} of ${formatCount(rows.scored.length)})`,
    );
  return (
    <p className="mb-3 max-w-[72ch] rounded-control bg-sunken px-4 py-3 text-13 text-ink-2">
      <b className="font-medium text-ink">No resume shows much of this job.</b>{' '}
      {!reading && scarce.length > 0 && `Scarce here: ${sentenceList(scarce)}. `}
      <WholeTerms>
        The must-haves may be rare, or worded differently in these resumes. What-if shows what each
        of them costs.
      </WholeTerms>
    </p>
  );
}
