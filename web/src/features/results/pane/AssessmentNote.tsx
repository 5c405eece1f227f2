import { paths } from '../../../paths';
import { ErrorNote } from '../../../session/ErrorNote';
import { formatDay } from '../../../ui/format';
import { PageLink } from '../../../ui/PageLink';
import { useAssessments } from '../rows/use-assessments';

type AssessmentNoteProps = {
  batchId: string;
  candidateId: string;
  /** The page of an invitation shows the name. */
  hideNames: boolean;
};

/** The person's assessment result, shown with the match but not part of it. */
export function AssessmentNote({ batchId, candidateId, hideNames }: AssessmentNoteProps) {
  const { assessmentOf, error, retry } = useAssessments(batchId);
  if (error) {
    const title = 'Whether they finished an assessment could not be loaded.';
    return <ErrorNote error={error} title={title} onRetry={retry} className="mt-3" />;
  }
  const assessment = assessmentOf.get(candidateId);
  if (!assessment) return null;
  const { job_title: job, score, submitted_at: sent, invitation_code: code } = assessment;
  return (
    <p className="mt-3 max-w-[72ch] text-13 text-ink-2">
      Assessment{job && ` for ${job}`}:{' '}
      <b className="num font-medium text-ink">{score === null ? 'no score' : `${score} of 100`}</b>,
      sent {formatDay(sent)}. It is no part of the match.{' '}
      {!hideNames && (
        <PageLink
          href={paths.invitation(code)}
          className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3"
        >
          See the answers
        </PageLink>
      )}
    </p>
  );
}
