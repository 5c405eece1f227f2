import { secondFactor } from '@candor/domain/api/second-factor';
import { CodeBody } from '@candor/domain/model/second-factor';
import { CodeField } from '../../forms/CodeField';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { BACK_TO_SIGN_IN } from './BackToSignIn';

type SecondStepProps = {
  /** Where a user returning from a provider was going; null for nowhere in particular. */
  from: string | null;
};

/** Asks for the code that completes a sign-in. */
export function SecondStep({ from }: SecondStepProps) {
  const { api, session } = useApp();
  const form = useForm({
    schema: CodeBody,
    initial: { code: '' },
    send: async ({ code }) => {
      await session.finish((ticket) => api.call(secondFactor.signIn, { body: { ticket, code } }));
      if (from !== null) window.location.replace(from);
    },
  });
  const isOver = form.problem?.status === 401;
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="steady flex flex-col gap-6"
    >
      {isOver ? (
        <FormProblem above text={form.problem?.message ?? null} />
      ) : (
        <>
          <p className="text-14 text-ink-2">
            One more step: enter the code from your authenticator app.
          </p>
          <CodeField first {...form.bind('code')} />
          <Button type="submit" variant="primary" size="lg" wide busy={form.busy}>
            Continue
          </Button>
          <FormProblem text={form.problem?.message ?? null} />
        </>
      )}
      {isOver ? (
        <Button variant="primary" size="lg" wide onClick={session.startAgain}>
          Back to sign in
        </Button>
      ) : (
        <button
          type="button"
          disabled={form.busy}
          onClick={session.startAgain}
          className={BACK_TO_SIGN_IN}
        >
          Back to sign in
        </button>
      )}
    </form>
  );
}
