import { LoginForm as LoginSchema } from '@candor/domain/model/user';
import { lazy, Suspense } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { paths } from '../../paths';
import { useApp, useSessionState } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PageLink } from '../../ui/PageLink';
import { PasswordField } from '../../ui/PasswordField';
import { GoogleSignIn } from './google/GoogleSignIn';
import { PasskeySignIn } from './passkey/PasskeySignIn';

/** Few accounts need it, and every page behind sign-in would carry it. */
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));

type LoginFormProps = {
  /** Where the user was going, for those who create an account first. */
  carried?: unknown;
};

/**
 * Signs in, in two steps if the account requires it. The page decides where to go afterwards, since it sees the
 * session change.
 */
export function LoginForm({ carried }: LoginFormProps) {
  const { secondStep } = useSessionState();
  if (!secondStep) return <FirstStep carried={carried} />;
  return (
    <Suspense>
      <SecondStep from={secondStep.from} />
    </Suspense>
  );
}

function FirstStep({ carried }: LoginFormProps) {
  const { session } = useApp();
  const form = useForm({
    schema: LoginSchema,
    initial: { email: '', password: '' },
    send: session.login,
  });
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="steady flex flex-col gap-6"
    >
      {/* New users come here, too: they find their way before they meet the fields. */}
      <p className="text-14 text-ink-2">
        New here?{' '}
        <PageLink
          href={paths.signup}
          state={carried}
          className="font-medium text-accent-ink hover:underline pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:py-3"
        >
          Create an account
        </PageLink>
      </p>
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
          <PageLink
            href={paths.forgotPassword}
            className="-my-1 inline-block py-1 text-12 font-medium text-accent-ink hover:underline pointer-coarse:-my-3.5 pointer-coarse:py-3.5"
          >
            Forgot password?
          </PageLink>
        }
        {...form.bind('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.busy} className="mt-2">
        Sign in
      </Button>
      <FormProblem text={form.problem?.message ?? form.summary} fields={form.wrong} />
      <PasskeySignIn />
      <GoogleSignIn carried={carried} />
    </form>
  );
}
