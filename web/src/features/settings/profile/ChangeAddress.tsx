import { users } from '@candor/domain/api/users';
import { ProfileForm } from '@candor/domain/model/settings';
import { useEffect, useRef } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp, useUser } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';

const AddressForm = ProfileForm.pick({ email: true });

/** Changes the address alone, for somebody who cannot open the settings before one is confirmed. */
export function ChangeAddress({ onDone }: { onDone: () => void }) {
  const { api } = useApp();
  const { email: standing } = useUser();
  const changed = useInvalidate();
  const box = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    schema: AddressForm,
    // A slip of the pen is corrected in place.
    initial: { email: standing },
    send: async (body) => {
      await api.call(users.updateProfile, { body });
      await changed(users.settings);
      onDone();
    },
  });
  return (
    <form
      ref={box}
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="flex flex-col gap-3 text-left"
    >
      <Field
        label="The right address"
        tall
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We send a link there. Opening it confirms the address and replaces the old one."
        {...form.bind('email')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          disabled={form.values.email.trim() === standing}
        >
          Send the link
        </Button>
      </div>
      <FormProblem text={form.problem?.message ?? null} />
    </form>
  );
}
