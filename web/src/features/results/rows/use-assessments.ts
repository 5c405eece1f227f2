import { batchAssessments } from '@candor/domain/api/batch-assessments';
import { useMemo } from 'react';
import { useCall } from '../../../session/use-call';
import type { AssessmentOf } from './build-rows';

/** The assessment results of a batch's people, by candidate. Empty while loading. */
export function useAssessments(batchId: string) {
  const { data, error, refetch } = useCall(batchAssessments, { params: { id: batchId } });
  const assessmentOf: AssessmentOf = useMemo(
    () => new Map(data?.results.map((result) => [result.candidate_id_internal, result])),
    [data],
  );
  return { assessmentOf, error: data ? null : error, retry: () => void refetch() };
}
