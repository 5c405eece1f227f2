import type { JobAnalytics } from '@candor/domain/model/ats';
import { NAMELESS } from '../../../ats/ats-words';

type Assessment = JobAnalytics['assessments'][number];

/** Behind every moment as it is written. */
const NOT_YET = '\uffff';

/**
 * What each candidate of a job is called whose name is hidden, by application. They are numbered as they were assessed:
 * a place in the report would tell a score.
 */
export function numberedNames(assessments: readonly Assessment[]): ReadonlyMap<string, string> {
  const when = ({ assessed_at }: Assessment) => assessed_at ?? NOT_YET;
  const inTurn = [...assessments].sort(
    (a, b) => when(a).localeCompare(when(b)) || a.assessment_id.localeCompare(b.assessment_id),
  );
  return new Map(
    inTurn.map(({ assessment_id }, index) => [assessment_id, `${NAMELESS} ${index + 1}`]),
  );
}
