import type { AtsType } from '@candor/domain/model/ats';

/** How the lists of the hub are read. */
export type Reviewing = {
  hideNames: boolean;
  /** Scores are covered until their evidence was read. */
  evidenceFirst: boolean;
  /** Whose score is not to be seen yet. */
  isCovered: (type: AtsType, assessmentId: string) => boolean;
};
