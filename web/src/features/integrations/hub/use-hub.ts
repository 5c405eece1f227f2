import { ats } from '@candor/domain/api/ats';
import type { AtsType } from '@candor/domain/model/ats';
import { PAGE_ROWS } from '@candor/domain/model/page';
import { useCall } from '../../../session/use-call';
import type { HubDays } from './hub-state';

/** How often to poll for finished syncs and scores, in milliseconds. */
const WHILE_WORKING = 2_000;
/** And whether a system that does not answer does so again. */
const WHILE_AWAY = 30_000;

const pageQuery = (skip: number) => ({ limit: String(PAGE_ROWS), skip: String(skip) });

/** A page of a system's jobs. The page before stays in sight until the next one is here. */
export function useJobs(type: AtsType, skip: number) {
  return useCall(
    ats[type].jobs,
    { query: pageQuery(skip) },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (state.data?.syncing ? WHILE_WORKING : false),
    },
  );
}

/** A page of what was scored of a system's applications, or is about to be. */
export function useAssessments(type: AtsType, skip: number) {
  return useCall(
    ats[type].assessments,
    { query: pageQuery(skip) },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state: { data } }) =>
        data?.syncing || data?.assessments.some(({ state }) => state === 'waiting')
          ? WHILE_WORKING
          : false,
    },
  );
}

/** Figures over all jobs of a system. A plan that does not open them is not asked: the answer would only be a notice of that. */
export function useOverview(type: AtsType, days: HubDays, opens: boolean) {
  return useCall(
    ats[type].overview,
    { query: { time_range: days } },
    {
      enabled: opens,
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (state.data?.syncing ? WHILE_WORKING : false),
    },
  );
}

/** Whether a system currently answers: polled automatically while it does not. */
export function useServiceStatus(type: AtsType) {
  return useCall(
    ats[type].serviceStatus,
    {},
    {
      retry: false,
      refetchInterval: ({ state }) =>
        state.error || state.data?.status !== 'healthy' ? WHILE_AWAY : false,
    },
  );
}
