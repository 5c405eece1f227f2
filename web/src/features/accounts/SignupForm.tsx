import { messages } from '@candor/domain/messages';
import { RegisterForm } from '@candor/domain/model/user';
import { TRIAL } from '@candor/domain/rules/plans';
import { useEffect } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { chosenPlanIn, keepChosenPlan } from '../../session/chosen-plan';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PageLink } from '../../ui/PageLink';
import { PasswordField } from '../../ui/PasswordField';
import { EnoughCharacters } from './EnoughCharacters';
import { GoogleSignIn } from './google/GoogleSignIn';

type SignupFormProps = {
  /** Where the user was going, for those who already have an account. */
  carried?: unknown;
};

/** Registers and signs in; the gate of the application then asks for the confirmation of the address. */
export function SignupForm({ carried }: SignupFormProps) {
  const { session } = useApp();
  useKeptChoice();
  const form = useForm({
    schema: RegisterForm,
    initial: { full_name: '', email: '', password: '' },
    send: session.register,
  });
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="steady flex flex-col gap-6"
    >
      <Field label="Full name" autoComplete="name" tall {...form.bind('full_name')} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        tall
        {...form.bind('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<EnoughCharacters password={form.values.password} />}
        {...form.bind('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.busy} className="mt-2">
        {TRIAL.start}
      </Button>
      {form.bind('email').error === messages.emailTaken && (
        <p className="-my-1 flex justify-center gap-4 text-13 font-medium text-accent-ink pointer-coarse:-my-3 pointer-coarse:*:py-3">
          <PageLink href={paths.login} state={carried} className="hover:underline">
            Sign in instead
          </PageLink>
          <PageLink href={paths.forgotPassword} className="hover:underline">
            Reset your password
          </PageLink>
        </p>
      )}
      <FormProblem text={form.problem?.message ?? form.summary} fields={form.wrong} />
      <p className="text-center text-12 text-balance text-ink-3">
        By creating an account you accept the{' '}
        <PageLink href={paths.terms} className="underline underline-offset-3 hover:text-ink">
          terms of service
        </PageLink>{' '}
        and have read the{' '}
        <PageLink href={paths.privacy} className="underline underline-offset-3 hover:text-ink">
          privacy policy
        </PageLink>
        .
      </p>
      <GoogleSignIn carried={carried} />
      <p className="text-center text-13 text-ink-2">
        Already have an account?{' '}
        <PageLink
          href={paths.login}
          state={carried}
          className="font-medium text-accent-ink hover:underline"
        >
          Sign in
        </PageLink>
      </p>
    </form>
  );
}

/** A plan that was chosen on the page of prices is offered once its person is inside, whichever way they come in. */
function useKeptChoice(): void {
  useEffect(() => {
    const offer = chosenPlanIn(window.location.search);
    if (offer) keepChosenPlan(window.localStorage, offer, new Date());
  }, []);
}
