import type { Assessment } from '@candor/domain/model/assessment';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { takeBack } from '../../ui/notice/notice-stack';
import { notify } from '../../ui/toast';

const noticeOf = (assessmentId: string) => `assessment-${assessmentId}`;

/** Says that an assessment is saved, with the way to invite to it. */
export function useTellSaved(): (assessment: Assessment) => void {
  const navigate = useNavigate();
  return ({ assessment_id: id, title }) =>
    notify({
      id: noticeOf(id),
      kind: 'success',
      title: `“${title}” is saved`,
      action: { label: 'Invite candidates', run: () => void navigate(paths.invite(id)) },
    });
}

/**
 * Removes the notice once the assessment's page is left: a user who has moved on, to its candidates or elsewhere, is
 * not called back.
 */
export function useSavedTakenBack(assessmentId: string): void {
  useEffect(() => () => takeBack(noticeOf(assessmentId)), [assessmentId]);
}
