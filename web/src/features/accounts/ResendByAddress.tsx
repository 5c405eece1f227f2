import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { FormEmail } from '@candor/domain/model/user';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { FormProblem } from '../../forms/FormProblem';
import { useForm } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';

const Form = z.object({ email: FormEmail });

/** Sends the confirmation e-mail to an address that is typed in. `children` stand under the button. */
export function ResendByAddress({ children }: { children?: ReactNode }) {
  const { api } = useApp();
  const [sent, setSent] = useState(false);
  const form = useForm({
    schema: Form,
    initial: { email: '' },
    send: async (body) => {
      setSent(false);
      await api.call(accounts.resendConfirmation, { body });
      setSent(true);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Field label="E-mail" type="email" autoComplete="email" tall {...form.bind('email')} />
      <div className="mt-8 flex flex-col gap-3">
        <Button type="submit" variant="primary" size="lg" wide busy={form.busy}>
          Resend
        </Button>
        <span role="status" className="text-13 text-success">
          {sent && messages.confirmationSent}
        </span>
        {children}
      </div>
      <FormProblem text={form.problem && messages.confirmationNotSent} />
    </form>
  );
}
