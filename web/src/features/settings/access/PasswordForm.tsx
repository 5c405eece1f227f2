import { accounts } from '@candor/domain/api/accounts';
import { users } from '@candor/domain/api/users';
import { ChangePasswordBody } from '@candor/domain/model/user';
import { useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { SignInName } from '../../../session/SignInName';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/PasswordField';
import { type Said, SaidLine } from '../SaidLine';

/** Changes the password, which signs out everywhere else. */
export function PasswordForm() {
  const { api } = useApp();
  const changed = useInvalidate();
  const [said, setSaid] = useState<Said | null>(null);
  const form = useForm({
    schema: ChangePasswordBody,
    initial: { current_password: '', new_password: '' },
    send: async (body) => {
      setSaid(null);
      await api.call(accounts.changePassword, { body });
      form.reset();
      setSaid({ kind: 'done', text: 'Your password is changed. You are signed out elsewhere.' });
      // A new password also cancels a pending address.
      await changed(accounts.sessions, users.settings);
    },
  });
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4"
    >
      <SignInName />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.bind('current_password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="8+ characters. Changing it signs you out everywhere else."
          {...form.bind('new_password')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={form.busy}>
          Change password
        </Button>
        <SaidLine said={said} />
      </div>
      <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
    </form>
  );
}
