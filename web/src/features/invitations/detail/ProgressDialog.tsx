import { invitations } from '@candor/domain/api/invitations';
import type { Invitation } from '@candor/domain/model/invitation';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { useSettled } from '../use-invitations';
import { ProgressForm, typedProgress } from './progress-form';

type ProgressDialogProps = { invitation: Invitation; onClose: () => void };

/** Stores progress that is known outside. */
export function ProgressDialog({ invitation, onClose }: ProgressDialogProps) {
  const { api } = useApp();
  const settled = useSettled();
  const form = useForm({
    schema: ProgressForm,
    initial: typedProgress(invitation),
    send: async (body) => {
      const params = { id: invitation.invitation_code };
      await settled(api.call(invitations.reportProgress, { params, body }));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Correct the progress">
      <p className="mt-2 text-13 text-ink-2">
        For what you know from elsewhere, such as from the ATS that hosts the assessment.
      </p>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="Milestones completed"
            tall
            inputMode="numeric"
            {...form.bind('milestones_completed')}
          />
          <Field
            label="Total milestones"
            tall
            inputMode="numeric"
            {...form.bind('total_milestones')}
          />
          <Field
            label="Completion in percent"
            tall
            optional
            inputMode="decimal"
            hint="Leave empty to follow the milestones."
            {...form.bind('completion_percentage')}
          />
          <Field label="Points earned" tall type="number" min={0} {...form.bind('points_earned')} />
          <Field
            label="Latest milestone"
            tall
            optional
            autoComplete="off"
            className="sm:col-span-2"
            {...form.bind('latest_milestone')}
          />
        </div>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save progress
          </Button>
        </div>
        <FormProblem text={form.problem?.message ?? form.summary} fields={form.wrong} />
      </form>
    </Dialog>
  );
}
