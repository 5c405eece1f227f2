import { LoginForm as LoginSchema } from '@candor/domain/model/user';
import { Link, useLocation } from 'react-router';
import { FormProblem } from '../../forms/FormProblem';
import { useForm } from '../../forms/use-form';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';

/** Signs in. Where one goes afterwards is decided by the page, which sees the session change. */
export function LoginForm() {
  const { session } = useApp();
  const { state } = useLocation();
  const form = useForm({
    schema: LoginSchema,
    initial: { email: '', password: '' },
    send: session.login,
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <FormProblem text={form.problem?.message ?? form.summary} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        tall
        {...form.bind('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <Link
            to={paths.forgotPassword}
            className="text-12 font-medium text-accent-ink hover:underline"
          >
            Forgot password?
          </Link>
        }
        {...form.bind('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.busy} className="mt-2">
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
