import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { FormEmail } from '@candor/domain/model/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormProblem } from './FormProblem';
import { useSubmission } from './use-submission';

const Form = z.object({
  email: z
    .string()
    .refine((value) => value.trim() !== '', { error: messages.emailRequired, abort: true })
    .pipe(FormEmail),
});

/** Asks for a reset link. The answer is the same whether the account exists or not. */
export function RequestReset() {
  const { api } = useApp();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: '' } });
  const { problem, run } = useSubmission(['email'], form.setError, async ({ email }) => {
    const { message } = await api.call(accounts.requestPasswordReset, { body: { email } });
    setAnswer(message);
  });
  if (answer) {
    return (
      <p role="status" className="text-14 text-ink-2">
        {answer}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(run)} className="flex flex-col gap-4">
      <FormProblem text={problem?.message ?? null} />
      <p className="text-14 text-ink-2">
        Enter your address and we send a link to set a new password.
      </p>
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        tall
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={form.formState.isSubmitting}
        className="mt-2"
      >
        Send the link
      </Button>
      <Link
        to={paths.login}
        className="text-center text-13 font-medium text-accent-ink hover:underline"
      >
        Back to sign in
      </Link>
    </form>
  );
}
