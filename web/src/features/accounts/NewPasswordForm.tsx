import { accounts } from '@candor/domain/api/accounts';
import { NewPassword } from '@candor/domain/model/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { Button, buttonClass } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { FormProblem } from './FormProblem';
import { useSubmission } from './use-submission';

const Form = z
  .object({ new_password: NewPassword, repeat: z.string() })
  .refine((values) => values.new_password === values.repeat, {
    path: ['repeat'],
    error: 'The two passwords differ',
  });

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const { api } = useApp();
  const [done, setDone] = useState(false);
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { new_password: '', repeat: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { problem, run } = useSubmission(
    ['new_password'],
    form.setError,
    async ({ new_password }) => {
      await api.call(accounts.confirmPasswordReset, { body: { token, new_password } });
      setDone(true);
    },
  );
  if (done) {
    return (
      <>
        <p role="status" className="mb-6 text-14 text-ink-2">
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
    <form noValidate onSubmit={form.handleSubmit(run)} className="flex flex-col gap-4">
      <FormProblem text={problem?.message ?? null}>
        {problem?.code === 'validation_error' && (
          <>
            {' '}
            <Link to={paths.forgotPassword} className="font-medium underline">
              Ask for a new link
            </Link>
          </>
        )}
      </FormProblem>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="8+ characters"
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <PasswordField
        label="Repeat the password"
        autoComplete="new-password"
        error={errors.repeat?.message}
        {...form.register('repeat')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting} className="mt-2">
        Save the password
      </Button>
    </form>
  );
}
