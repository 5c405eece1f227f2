import { batchAssessments } from '@candor/domain/api/batch-assessments';
import type { BatchAssessment } from '@candor/domain/model/batch-assessment';
import { useMemo } from 'react';
import { useCall } from '../../../session/use-call';
import { type AssessmentOf, NO_ASSESSMENTS } from './build-rows';

/** The assessment results of a batch's people, by candidate. Empty while loading. */
export function useAssessments(batchId: string) {
  const { data, error, refetch } = useCall(batchAssessments, { params: { id: batchId } });
  const assessmentOf = useMemo(() => byCandidate(data?.results ?? []), [data]);
  return { assessmentOf, error: data ? null : error, retry: () => void refetch() };
}

/** Always the same if there are none: the rows of all people are built from it, and were while it was loading. */
export function byCandidate(results: readonly BatchAssessment[]): AssessmentOf {
  if (results.length === 0) return NO_ASSESSMENTS;
  return new Map(results.map((result) => [result.candidate_id_internal, result]));
}
