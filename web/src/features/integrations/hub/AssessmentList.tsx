import type { AtsType } from '@candor/domain/model/ats';
import { AtsProblem } from '../../../ats/AtsProblem';
import { Awaited } from '../../../ui/Awaited';
import { EmptyState } from '../../../ui/EmptyState';
import { PastLastPage } from '../../../ui/PastLastPage';
import { SkipPager } from '../../../ui/SkipPager';
import { AssessmentTable } from './AssessmentTable';
import { AssessmentsSkeleton } from './HubSkeleton';
import { ReadingNote } from './ReadingNote';
import type { Reviewing } from './reviewing';
import { useAssessments } from './use-hub';

type AssessmentListProps = {
  type: AtsType;
  skip: number;
  onSkip: (skip: number) => void;
  reviewing: Reviewing;
};

/** What was scored of a system's applications, or is about to be, the latest first; each leads to its report. */
export function AssessmentList({ type, skip, onSkip, reviewing }: AssessmentListProps) {
  const { data, error, isPending, refetch } = useAssessments(type, skip);
  return (
    <Awaited pending={isPending} standIn={<AssessmentsSkeleton />}>
      {error && !data && (
        <AtsProblem ats={type} error={error} onRetry={() => void refetch()} subject="This list" />
      )}
      {data && (
        <>
          <ReadingNote type={type} answer={data} />
          {data.assessments.length > 0 && (
            <>
              <AssessmentTable type={type} page={data} reviewing={reviewing} />
              <SkipPager
                label="Pages of assessments"
                page={data}
                shown={data.assessments.length}
                onSkip={onSkip}
              />
            </>
          )}
          {data.assessments.length === 0 && data.total > 0 && (
            <PastLastPage onFirst={() => onSkip(0)} />
          )}
          {data.total === 0 && (
            <EmptyState title="Nobody assessed yet">
              Open a job and score its candidates. Each appears here with the evidence for every
              point.
            </EmptyState>
          )}
        </>
      )}
    </Awaited>
  );
}
