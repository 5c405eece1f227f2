import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';

/** A report as JSON with all its evidence, and how to use it. */
export function reportJson(result: AtsAssessmentResult): string {
  const { stale: _stale, syncing: _syncing, ...report } = result;
  return `${JSON.stringify({ note: DISCLAIMER, ...report }, null, 2)}\n`;
}
