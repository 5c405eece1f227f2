import { invitations } from '@candor/domain/api/invitations';
import { ChangeInvitationBody, type Invitation } from '@candor/domain/model/invitation';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { TextArea } from '../../../ui/TextArea';
import { useInvitationsChanged } from '../use-invitations';

type EditDialogProps = { invitation: Invitation; onClose: () => void };

/** Changes what stands about a candidate; an empty field takes its entry away. */
export function EditDialog({ invitation, onClose }: EditDialogProps) {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const { invitation_code: id, candidate_name, job_title, notes } = invitation;
  const form = useForm({
    schema: ChangeInvitationBody,
    initial: {
      candidate_name: candidate_name ?? '',
      job_title: job_title ?? '',
      notes: notes ?? '',
    },
    send: async (body) => {
      await api.call(invitations.change, { params: { id }, body });
      await changed();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Edit the invitation">
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={form.onSubmit}
        className="mt-4 flex flex-col gap-4"
      >
        <FormProblem text={form.problem?.message ?? form.summary} fields={form.wrong} />
        <Field label="Candidate's name" tall autoComplete="off" {...form.bind('candidate_name')} />
        <Field
          label="Job title"
          tall
          autoComplete="off"
          hint="The candidate reads it."
          {...form.bind('job_title')}
        />
        <TextArea
          label="Notes"
          rows={4}
          box="text-14"
          hint="Only you see them."
          {...form.bind('notes')}
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
