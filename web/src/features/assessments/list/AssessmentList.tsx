import type { AssessmentSummary } from '@candor/domain/model/assessment';
import { type ReactNode, useState } from 'react';
import { ListFailed } from '../../../session/ListFailed';
import { Awaited } from '../../../ui/Awaited';
import { PastLastPage } from '../../../ui/PastLastPage';
import { SkipPager } from '../../../ui/SkipPager';
import { useFocusKept } from '../../../ui/use-focus-kept';
import { type useAssessmentList, useDuplicate } from '../use-assessments';
import { AssessmentListSkeleton } from './AssessmentListSkeleton';
import { AssessmentTable } from './AssessmentTable';
import { NoAssessments } from './NoAssessments';
import { RemoveAssessment } from './RemoveAssessment';

type AssessmentListProps = {
  list: ReturnType<typeof useAssessmentList>;
  skip: number;
  onSkip: (skip: number) => void;
  /** The way to a new one, for who has none. */
  begin: ReactNode;
};

/** The assessments of the account, page by page. */
export function AssessmentList({ list, skip, onSkip, begin }: AssessmentListProps) {
  const duplicate = useDuplicate();
  const [removing, setRemoving] = useState<AssessmentSummary | null>(null);
  const found = list.data?.assessments ?? [];
  const kept = useFocusKept<HTMLElement>(`${list.data?.total} ${removing === null}`);
  return (
    <>
      <section {...kept} tabIndex={-1} aria-label="Assessments" className="outline-none">
        <Awaited pending={list.isPending} standIn={<AssessmentListSkeleton />}>
          {list.isError && !list.data && (
            <ListFailed
              title="Your assessments could not be loaded"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && found.length > 0 && (
            <>
              <AssessmentTable
                assessments={found}
                onDuplicate={(assessment) => duplicate.mutate(assessment)}
                onRemove={setRemoving}
              />
              <SkipPager
                label="Pages of the assessments"
                page={list.data}
                shown={found.length}
                onSkip={onSkip}
              />
            </>
          )}
          {list.data &&
            found.length === 0 &&
            (skip > 0 ? (
              <PastLastPage onFirst={() => onSkip(0)} />
            ) : (
              <NoAssessments action={begin} />
            ))}
        </Awaited>
      </section>
      {removing && <RemoveAssessment assessment={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
