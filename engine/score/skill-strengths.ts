import type { EvidenceReason } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { isExpired } from '../read/expiry';
import { isUnearned } from '../read/unearned';
import { isDenied } from '../skills/denial';
import type { ConceptMention } from '../skills/mentions';
import type { CompiledJob } from './compile-job';
import type { Hit } from './hit';
import type { ConceptUse } from './lookups';
import { EXPIRED_CREDIT } from './weights';
import { skillYearsFactor, yearsSaidOf } from './years-strength';

const NOT_SHOWN = { lines: new Set<number>(), said: 0 };

/**
 * Writes the strength of every line that asks for named things: the best mention counts, repeats add nothing, and where
 * years are asked for, the dated roles around the mentions decide how much of it stands. Places go to `keep`.
 */
export function skillStrengths(
  job: CompiledJob,
  candidate: CandidateText,
  credits: Float64Array,
  strengths: Float64Array,
  keep: ((hit: Hit) => void) | null,
): void {
  const { line } = candidate.scanned.words;
  const shownIn = new Map<number, { lines: Set<number>; said: number }>();
  for (const mention of candidate.names.concepts) {
    const uses = job.lookups.concepts.get(mention.concept);
    if (uses === undefined) continue;
    const row = line[mention.first] ?? 0;
    const shows =
      !isDenied(candidate.scanned, mention.first, mention.last) &&
      !isUnearned(candidate.scanned, mention);
    const credit = shows ? (credits[row] ?? 0) : 0;
    const expired = credit > 0 && isExpired(candidate, mention);
    for (const use of uses) {
      const worth = expired ? Math.min(EXPIRED_CREDIT, credit * use.share) : credit * use.share;
      strengths[use.line] = Math.max(strengths[use.line] ?? 0, worth);
      if (credit > 0 && use.reason !== 'related') {
        const shown = shownIn.get(use.line) ?? { lines: new Set(), said: 0 };
        shown.lines.add(row);
        shown.said = Math.max(shown.said, yearsSaidOf(candidate, mention));
        shownIn.set(use.line, shown);
      }
      const reason = expired ? 'expired' : reasonOf(use, mention);
      keep?.({ line: use.line, first: mention.first, last: mention.last, credit: worth, reason });
    }
  }
  job.lines.forEach(({ task }, number) => {
    if (task.type !== 'skill' || task.years === null) return;
    const factor = skillYearsFactor(candidate, shownIn.get(number) ?? NOT_SHOWN, task.years);
    strengths[number] = (strengths[number] ?? 0) * factor;
  });
}

function reasonOf({ reason }: ConceptUse, { canonical }: ConceptMention): EvidenceReason {
  if (reason !== 'named') return reason;
  return canonical ? 'exact' : 'alias';
}
