import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { JobScoring } from '@candor/domain/model/ats-reports';
import { formatCount, plural } from '../../../ui/format';

/** The charge for scoring this many candidates, shown before it starts; `left` is null without a limit. */
export function chargeSentence(count: number, left: number | null): string {
  const most =
    left === null
      ? `Charges up to ${plural(count, 'candidate')}.`
      : `Charges up to ${formatCount(count)} of the ${plural(left, 'candidate')} you have left.`;
  return `${most} An application that cannot be read is not charged, and nobody is charged twice.`;
}

/** How far a run is. */
export function progressSentence(done: number, total: number): string {
  return `Scoring… ${formatCount(done)} of ${formatCount(total)}`;
}

/** The state of a job's candidates when nothing is queued. */
export function standingSentence(scoring: JobScoring): string {
  const { unscored, retriable, unreadable, scored } = scoring;
  if (unscored > 0) {
    const untried = unscored - retriable;
    return [
      untried > 0 && `${plural(untried, 'candidate has', 'candidates have')} no score yet.`,
      retriable > 0 &&
        `${plural(retriable, 'application')} could not be read. Once the cause has passed, such as a missing resume, try again.`,
    ]
      .filter(Boolean)
      .join(' ');
  }
  const unread =
    unreadable > 0
      ? ` ${plural(unreadable, 'application')} could not be read and cost nothing.`
      : '';
  if (scored === 0) return `Nobody can be scored at the moment.${unread}`;
  return `Everybody who can be read has a score.${unread}`;
}

/** What scoring those without a score is called: for those who were all tried already, what it is. */
export function scoringVerb({ unscored, retriable }: JobScoring): string {
  return retriable > 0 && retriable === unscored
    ? `Try ${plural(retriable, 'application')} again`
    : `Score ${plural(unscored, 'candidate')}`;
}

/** The text candidates are scored against if nothing else is typed. */
export function jobTextSentence(from: 'ats' | 'typed', type: AtsType): string {
  return from === 'ats'
    ? `They are scored against the description of this job in ${ATS_NAMES[type]}.`
    : 'They are scored against the description that was typed for this job before.';
}
