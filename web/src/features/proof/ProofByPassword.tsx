import { proof } from '@candor/domain/api/proof';
import { messages } from '@candor/domain/messages';
import { z } from 'zod';
import { TAKES_FOCUS } from '../../forms/takes-focus';
import { useForm } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { SignInName } from '../../session/SignInName';
import { PasswordField } from '../../ui/PasswordField';
import { ProofForm } from './ProofForm';

const Form = z.object({ password: z.string().min(1, messages.required) });

type ProofByPasswordProps = { onGiven: () => void; onClose: () => void };

/** For accounts with a password and no second factor. */
export function ProofByPassword({ onGiven, onClose }: ProofByPasswordProps) {
  const { api } = useApp();
  const form = useForm({
    schema: Form,
    initial: { password: '' },
    send: async (body) => {
      await api.call(proof.give, { body });
      onGiven();
    },
  });
  return (
    <ProofForm form={form} onClose={onClose}>
      <SignInName />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...TAKES_FOCUS}
        {...form.bind('password')}
      />
    </ProofForm>
  );
}
