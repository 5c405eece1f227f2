import { accounts } from '@candor/domain/api/accounts';
import { ResetConfirmBody } from '@candor/domain/model/user';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '../../forms/FormProblem';
import { useForm } from '../../forms/use-form';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { Button, buttonClass } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { useFocusAfter } from '../../ui/use-focus-after';
import { BackToSignIn } from './BackToSignIn';
import { EnoughCharacters } from './EnoughCharacters';

const Form = z
  .object({ new_password: ResetConfirmBody.shape.new_password, repeat: z.string() })
  .refine((values) => values.new_password === values.repeat, {
    path: ['repeat'],
    error: 'The two passwords differ',
  });

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const { api } = useApp();
  const [done, setDone] = useState(false);
  const told = useFocusAfter<HTMLParagraphElement>(done);
  const form = useForm({
    schema: Form,
    initial: { new_password: '', repeat: '' },
    send: async ({ new_password }) => {
      await api.call(accounts.confirmPasswordReset, { body: { token, new_password } });
      setDone(true);
    },
  });
  // Another password does not help against a link that has ended: a new link is the way on.
  const isLate = form.problem?.code === 'validation_error';
  if (done) {
    return (
      <>
        <p ref={told} role="status" tabIndex={-1} className="mb-6 text-14 text-ink-2 outline-none">
          Your new password is set. Every other session was signed out.
        </p>
        <Link
          to={paths.login}
          className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
        >
          Sign in
        </Link>
      </>
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="steady flex flex-col gap-6">
      {isLate && <FormProblem above text={form.problem?.message ?? null} />}
      {isLate ? (
        <Link
          to={paths.forgotPassword}
          className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
        >
          Ask for a new link
        </Link>
      ) : (
        <>
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={<EnoughCharacters password={form.values.new_password} />}
            {...form.bind('new_password')}
          />
          <PasswordField
            label="Repeat the password"
            autoComplete="new-password"
            {...form.bind('repeat')}
          />
          <Button type="submit" variant="primary" size="lg" wide busy={form.busy} className="mt-2">
            Save the password
          </Button>
          <FormProblem text={form.problem?.message ?? null} />
        </>
      )}
      <BackToSignIn />
    </form>
  );
}
