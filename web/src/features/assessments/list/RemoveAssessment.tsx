import { assessments } from '@candor/domain/api/assessments';
import type { AssessmentSummary } from '@candor/domain/model/assessment';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { plural } from '../../../ui/format';
import { notify } from '../../../ui/toast';
import { useAssessmentsChanged } from '../use-assessments';

type RemoveAssessmentProps = { assessment: AssessmentSummary; onClose: () => void };

/** Asks before an assessment is deleted. People already invited keep their steps. */
export function RemoveAssessment({ assessment, onClose }: RemoveAssessmentProps) {
  const { assessment_id: id, title, invitation_count: invited } = assessment;
  const { api } = useApp();
  const changed = useAssessmentsChanged();
  const remove = useMutation({
    mutationFn: () => api.call(assessments.remove, { params: { id } }),
    onSuccess: () => {
      notify({ kind: 'success', title: `“${title}” was removed` });
      onClose();
    },
    onSettled: changed,
  });
  return (
    <ConfirmDialog
      open
      title={`Remove “${title}”?`}
      verb="Remove assessment"
      keep="Keep it"
      busy={remove.isPending}
      problem={remove.isError ? asClientError(remove.error).message : null}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>Nobody can be invited to it any more. This cannot be undone.</p>
      {invited > 0 && (
        <p className="num mt-2 text-ink">
          {plural(invited, 'invitation')} to it {invited === 1 ? 'goes' : 'go'} on: candidates can
          still answer, and their answers and scores stay.
        </p>
      )}
    </ConfirmDialog>
  );
}
