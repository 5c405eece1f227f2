import { ats } from '@candor/domain/api/ats';
import type { AtsType } from '@candor/domain/model/ats';
import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import { useCall } from '../../../session/use-call';

/** How often to poll for a pending score, in milliseconds: it may come soon, or nobody has requested it. */
const AT_FIRST = 2_000;
const LATER = 15_000;
const SOON = 30;

/** One application's result; asked for again while its score is on the way. Reading it charges nothing. */
export function useAssessmentReport(type: AtsType, assessmentId: string) {
  return useCall(
    ats[type].assessmentResult,
    { params: { id: assessmentId } },
    {
      refetchInterval: ({ state }) =>
        isWaiting(state.data) && (state.dataUpdateCount < SOON ? AT_FIRST : LATER),
    },
  );
}

function isWaiting(result: AtsAssessmentResult | undefined): boolean {
  return result?.raw_results.state === 'waiting';
}
