import { invitations } from '@candor/domain/api/invitations';
import { ChangeInvitationBody, type Invitation } from '@candor/domain/model/invitation';
import { isOpen } from '@candor/domain/rules/invitation';
import { z } from 'zod';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { ownTimeZone } from '../../../ui/own-time-zone';
import { Switch } from '../../../ui/Switch';
import { TextArea } from '../../../ui/TextArea';
import { REMINDERS_HINT } from '../reminder-words';
import { useSettled } from '../use-invitations';

const { candidate_name, job_title, notes } = ChangeInvitationBody.shape;

/** The switch travels through the form as a word. */
const ChangeForm = z.object({
  candidate_name,
  job_title,
  notes,
  remind: z.string().transform((value) => value === 'true'),
});

type EditDialogProps = { invitation: Invitation; onClose: () => void };

/** Changes what stands about a candidate, and whether they are reminded; an empty field takes its entry away. */
export function EditDialog({ invitation, onClose }: EditDialogProps) {
  const { api } = useApp();
  const settled = useSettled();
  const { invitation_code: id } = invitation;
  const asksAboutReminders = canBeReminded(invitation);
  const form = useForm({
    schema: ChangeForm,
    initial: {
      candidate_name: invitation.candidate_name ?? '',
      job_title: invitation.job_title ?? '',
      notes: invitation.notes ?? '',
      remind: String(invitation.remind),
    },
    send: async ({ remind, ...about }) => {
      const body = {
        ...about,
        ...(asksAboutReminders && { remind, ...(remind && { time_zone: ownTimeZone() }) }),
      };
      await settled(api.call(invitations.change, { params: { id }, body }));
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
        <Field label="Candidate’s name" tall autoComplete="off" {...form.bind('candidate_name')} />
        <Field
          label="Job title"
          tall
          autoComplete="off"
          hint="Candidates see it."
          {...form.bind('job_title')}
        />
        <TextArea
          label="Notes"
          rows={4}
          box="text-14"
          hint="Only you see them."
          {...form.bind('notes')}
        />
        {asksAboutReminders && (
          <Switch
            label="Remind them by e-mail"
            hint={REMINDERS_HINT}
            checked={form.values.remind === 'true'}
            onChange={(on) => form.fill('remind', String(on))}
          />
        )}
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </div>
        <FormProblem text={form.problem?.message ?? form.summary} fields={form.wrong} />
      </form>
    </Dialog>
  );
}

/** Whether there is anybody to remind: reachable, not done, and not against it. */
function canBeReminded({ status, candidate_email, reminders_stopped_at }: Invitation): boolean {
  return isOpen(status) && candidate_email !== null && reminders_stopped_at === null;
}
