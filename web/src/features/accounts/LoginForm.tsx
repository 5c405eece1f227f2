import { LoginForm as LoginSchema } from '@candor/domain/model/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { FormProblem, summaryOf } from './FormProblem';
import { useSubmission } from './use-submission';

/** Signs in. Where one goes afterwards is decided by the page, which sees the session change. */
export function LoginForm() {
  const { session } = useApp();
  const { state } = useLocation();
  const form = useForm({
    resolver: zodResolver(LoginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { problem, run } = useSubmission(['email', 'password'], form.setError, session.login);
  return (
    <form noValidate onSubmit={form.handleSubmit(run)} className="flex flex-col gap-4">
      <FormProblem text={problem?.message ?? summaryOf(errors)} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        tall
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        aside={
          <Link
            to={paths.forgotPassword}
            className="text-12 font-medium text-accent-ink hover:underline"
          >
            Forgot password?
          </Link>
        }
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting} className="mt-2">
        Sign in
      </Button>
      <p className="text-center text-13 text-ink-2">
        New here?{' '}
        <Link
          to={paths.signup}
          state={state}
          className="font-medium text-accent-ink hover:underline"
        >
          Create an account
        </Link>
      </p>
    </form>
  );
}
