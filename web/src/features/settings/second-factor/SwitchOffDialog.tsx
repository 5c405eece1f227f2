import { accounts } from '@candor/domain/api/accounts';
import { secondFactor } from '@candor/domain/api/second-factor';
import { messages } from '@candor/domain/messages';
import { CodeBody } from '@candor/domain/model/second-factor';
import { z } from 'zod';
import { CodeField } from '../../../forms/CodeField';
import { FormProblem } from '../../../forms/FormProblem';
import { TAKES_FOCUS } from '../../../forms/takes-focus';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { SignInName } from '../../../session/SignInName';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { PasswordField } from '../../../ui/PasswordField';

const WithPassword = CodeBody.extend({ password: z.string().min(1, messages.required) });
const WithoutPassword = CodeBody.extend({ password: z.string() });

type SwitchOffDialogProps = { hasPassword: boolean; onClose: () => void };

/** Turns two-step sign-in off for a user who knows the password and has a code. */
export function SwitchOffDialog({ hasPassword, onClose }: SwitchOffDialogProps) {
  const { api } = useApp();
  const changed = useInvalidate();
  const form = useForm({
    schema: hasPassword ? WithPassword : WithoutPassword,
    initial: { password: '', code: '' },
    send: async ({ code, password }) => {
      await api.call(secondFactor.switchOff, { body: { code, ...(hasPassword && { password }) } });
      await changed(secondFactor.state, accounts.sessions);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Switch off two-step sign-in?">
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit}>
        <p className="mt-2 mb-4 text-14 text-balance text-ink-2">
          Anyone who learns your password can then sign in. You are signed out everywhere else, and
          the recovery codes stop working.
        </p>
        <SignInName />
        <div className="flex flex-col gap-4">
          {hasPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              {...TAKES_FOCUS}
              {...form.bind('password')}
            />
          )}
          <CodeField first={!hasPassword} {...form.bind('code')} />
        </div>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Keep it on</Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            Switch off
          </Button>
        </div>
        <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
      </form>
    </Dialog>
  );
}
