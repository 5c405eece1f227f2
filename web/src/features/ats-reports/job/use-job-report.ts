import { ats } from '@candor/domain/api/ats';
import type { AtsType } from '@candor/domain/model/ats';
import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { useCall } from '../../../session/use-call';

/** How often a report is asked for, in milliseconds: while candidates are scored, and while the system is read. */
const WHILE_SCORING = 2_000;
const WHILE_READING = 5_000;

/** How the candidates of a job stand; followed while something changes by itself. Reading it charges nothing. */
export function useJobReport(type: AtsType, jobId: string) {
  return useCall(
    ats[type].jobAnalytics,
    { params: { id: jobId } },
    { refetchInterval: ({ state }) => pauseFor(state.data) },
  );
}

function pauseFor(report: JobAnalytics | undefined): number | false {
  if (!report) return false;
  if (report.scoring.waiting > 0) return WHILE_SCORING;
  return report.syncing ? WHILE_READING : false;
}
