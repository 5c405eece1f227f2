import { invitations } from '@candor/domain/api/invitations';
import type { Invitation } from '@candor/domain/model/invitation';
import { INVITATION_DAYS } from '@candor/domain/rules/invitation';
import { useState } from 'react';
import { z } from 'zod';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import { notify } from '../../../ui/toast';
import { CreditsHelp } from '../CreditsHelp';
import { useSettled } from '../use-invitations';
import { wholeNumber } from '../whole-number';
import { nameOf } from '../words';

const Days = z.object({ days: wholeNumber(1, 90) });

type ResendDialogProps = { invitation: Invitation; onClose: () => void };

/** Renews an invitation: the same link, open for as long as a new one. */
export function ResendDialog({ invitation, onClose }: ResendDialogProps) {
  const { api } = useApp();
  const settled = useSettled();
  const { invitation_code: id, candidate_email: address } = invitation;
  const [mails, setMails] = useState(address !== null);
  const form = useForm({
    schema: Days,
    initial: { days: String(INVITATION_DAYS) },
    send: async ({ days }) => {
      const body = { expires_in_days: days, send_email: mails };
      await settled(api.call(invitations.resend, { params: { id }, body, tellsLimit: true }));
      notify({
        kind: 'success',
        title: `The invitation of ${nameOf(invitation)} was renewed`,
        ...(mails && address && { detail: `An e-mail goes to ${address}.` }),
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Resend the invitation">
      <p className="mt-2 text-13 text-ink-2">
        The link stays the same, and so does everything{' '}
        <span className="inline-block">{nameOf(invitation)}</span> has done.
      </p>
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={form.onSubmit}
        className="mt-4 flex flex-col gap-4"
      >
        <Field
          label="Days until it expires"
          tall
          inputMode="numeric"
          className="max-w-40"
          {...form.bind('days')}
        />
        {address === null ? (
          <p className="text-13 text-ink-3">
            No e-mail address is known, so nothing is sent: copy the link and send it yourself.
          </p>
        ) : (
          <Switch
            label="Send the invitation by e-mail"
            hint={`To ${address}`}
            checked={mails}
            onChange={setMails}
            className="wrap-anywhere"
          />
        )}
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Resend
          </Button>
        </div>
        <FormProblem text={form.problem?.message ?? null}>
          <CreditsHelp error={form.problem} />
        </FormProblem>
      </form>
    </Dialog>
  );
}
