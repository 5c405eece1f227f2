import { invitations } from '@candor/domain/api/invitations';
import { ExtendBody, type Invitation } from '@candor/domain/model/invitation';
import { z } from 'zod';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { formatDay, plural } from '../../../ui/format';
import { useInvitationsChanged } from '../use-invitations';
import { wholeNumber } from '../whole-number';
import { nameOf } from '../words';

const nothing = z.literal('').transform(() => undefined);

const ExtendForm = z
  .object({
    days: z.union([nothing, wholeNumber(1, 90)], 'A whole number from 1 to 90'),
    minutes: z.union([nothing, wholeNumber(1, 1440)], 'A whole number from 1 to 1440'),
  })
  .transform(
    ({ days, minutes }): z.input<typeof ExtendBody> => ({
      ...(days !== undefined && { days }),
      ...(minutes !== undefined && { minutes }),
    }),
  )
  .pipe(ExtendBody);

type ExtendDialogProps = { invitation: Invitation; onClose: () => void };

/** Gives a candidate more days, and more minutes where their number is limited. */
export function ExtendDialog({ invitation, onClose }: ExtendDialogProps) {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const { invitation_code: id, expires_at, time_limit_minutes: limit } = invitation;
  const form = useForm({
    schema: ExtendForm,
    initial: { days: '7', minutes: '' },
    send: async (body) => {
      await api.call(invitations.extend, { params: { id }, body });
      await changed();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`More time for ${nameOf(invitation)}`}>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
        <FormProblem text={form.problem?.message ?? null} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="More days"
            tall
            inputMode="numeric"
            hint={`The link ends on ${formatDay(expires_at)}.`}
            {...form.bind('days')}
          />
          {limit !== null && (
            <Field
              label="More minutes"
              tall
              optional
              inputMode="numeric"
              hint={`From the start there are ${plural(limit, 'minute')}.`}
              {...form.bind('minutes')}
            />
          )}
        </div>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Extend
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
