import { users } from '@candor/domain/api/users';
import { useState } from 'react';
import { z } from 'zod';
import { asClientError } from '../../../api/client-error';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp, useUser } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';

const LOST = [
  'Your batches with their files, results, decisions and notes',
  'Your assessments and invitations: candidates who open their link find nothing, also half-way through',
  'Links that you shared: whoever opens them finds nothing',
  'Your API keys: programs that use them are refused at once',
  'Connections to your applicant tracking system, saved sources, and what you wrote with support',
  'Your plan, with what is left of it: a paid one is cancelled',
] as const;

/** What has to be typed: the address of this account, in capitals or not. */
const addressOf = (email: string) =>
  z.object({
    address: z.string().refine((typed) => typed.trim().toLowerCase() === email.toLowerCase(), {
      error: `Type ${email} to confirm.`,
    }),
  });

type DeleteDialogProps = { onDeleted: () => void; onClose: () => void };

/**
 * Asks for the address once more before an account is erased, and says what is lost. A payment page that is still open is
 * named first, and cancelled with the next press.
 */
export function DeleteDialog({ onDeleted, onClose }: DeleteDialogProps) {
  const { api } = useApp();
  const { email } = useUser();
  const [couldPay, setCouldPay] = useState(false);
  const form = useForm({
    schema: addressOf(email),
    initial: { address: '' },
    send: async () => {
      try {
        const cancels = couldPay && { cancel_open_checkout: true };
        await api.call(users.deleteAccount, { body: { confirm: true, ...cancels } });
      } catch (error) {
        setCouldPay(asClientError(error).body?.reason === 'checkout_open');
        throw error;
      }
      onDeleted();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Delete your account?">
      <div className="mt-2 text-14 text-ink-2">
        <p>This is lost, at once and for good:</p>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 marker:text-ink-3">
          {LOST.map((thing) => (
            <li key={thing} className="text-balance">
              {thing}
            </li>
          ))}
        </ul>
        <p className="mt-3">Export your data first if you may need it.</p>
      </div>
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={form.onSubmit}
        className="mt-4 flex flex-col"
      >
        <Field
          label="Your e-mail address"
          tall
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={email}
          {...form.bind('address')}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {couldPay ? 'Cancel payment and delete' : 'Delete account'}
          </Button>
        </div>
        <FormProblem text={form.problem?.message ?? null} />
      </form>
    </Dialog>
  );
}
