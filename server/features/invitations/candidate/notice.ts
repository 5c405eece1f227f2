import type { CandidateAssessment, LinkContact } from '@candor/domain/model/candidate-assessment';
import type { InvitationRow } from '../store';

/** What candidates are told before they agree. */
export function noticeOf(
  { invitedTo }: Pick<InvitationRow, 'invitedTo'>,
  { company }: LinkContact,
): CandidateAssessment['notice'] {
  return {
    asked: invitedTo === null ? HOSTED : askedOf(invitedTo.milestones.length),
    seen_by: `${company}, and whoever decides about this job. Other candidates do not.`,
    used_for: invitedTo === null ? USED_ELSEWHERE : USED_HERE,
    rights: `${RIGHTS} ${invitedTo === null ? RULES_ELSEWHERE : RULES_HERE}`,
  };
}

const USED_HERE =
  'Your answers are read against what the job asks for. A person decides; a score never does on its own.';
const USED_ELSEWHERE =
  'Your progress is shown beside your application. A person decides; a score never does on its own.';
const RIGHTS = 'Ask for an adjustment, a copy or erasure at any time.';
const RULES_HERE = 'No camera, no watching of other tabs, no hidden time limit.';
/** What another company's test watches, nobody can promise here. */
const RULES_ELSEWHERE = 'Whoever hosts the test tells you there how it is run.';
const HOSTED = 'The test itself is taken where it is hosted. Here you only say that you take part.';

function askedOf(steps: number): string {
  const count = steps === 1 ? 'One step' : `${steps} steps`;
  return `${count} about what the job asks for. Answer in your own words; a few sentences are enough.`;
}
