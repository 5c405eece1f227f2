import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { FormEmail } from '@candor/domain/model/user';
import { useState } from 'react';
import { z } from 'zod';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { OwnAddress } from '../../ui/OwnAddress';
import { useFocusAfter } from '../../ui/use-focus-after';
import { BackToSignIn } from './BackToSignIn';

const Form = z.object({
  email: z
    .string()
    .refine((value) => value.trim() !== '', { error: messages.emailRequired, abort: true })
    .pipe(FormEmail),
});

/** Requests a reset link. The answer is the same whether the account exists or not. */
export function RequestReset() {
  const { api } = useApp();
  const [answer, setAnswer] = useState<string | null>(null);
  const answered = useFocusAfter<HTMLParagraphElement>(answer !== null);
  const field = useFocusAfter<HTMLInputElement>(answer === null);
  const form = useForm({
    schema: Form,
    initial: { email: '' },
    send: async ({ email }) => {
      const { message } = await api.call(accounts.requestPasswordReset, { body: { email } });
      setAnswer(message);
    },
  });
  if (answer) {
    return (
      <div className="flex flex-col gap-4 text-14 text-ink-2">
        <p ref={answered} role="status" tabIndex={-1} className="font-medium text-ink outline-none">
          {answer}
        </p>
        <p>
          You wrote <OwnAddress end=".">{form.values.email}</OwnAddress> The link works for one
          hour; check your spam folder too.
        </p>
        <Button size="lg" wide className="my-2" onClick={() => setAnswer(null)}>
          Ask for another link
        </Button>
        <BackToSignIn />
      </div>
    );
  }
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="steady flex flex-col gap-6"
    >
      <p className="text-14 text-ink-2">
        Enter your e-mail address and we will send you a link to set a new password.
      </p>
      <Field
        ref={field}
        label="E-mail"
        type="email"
        autoComplete="username"
        tall
        {...form.bind('email')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.busy} className="mt-2">
        Send the link
      </Button>
      <FormProblem text={form.problem?.message ?? null} />
      <BackToSignIn />
    </form>
  );
}
