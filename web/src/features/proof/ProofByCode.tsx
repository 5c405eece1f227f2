import { proof } from '@candor/domain/api/proof';
import { CodeBody } from '@candor/domain/model/second-factor';
import { CodeField } from '../../forms/CodeField';
import { useForm } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { ProofForm } from './ProofForm';

type ProofByCodeProps = { onGiven: () => void; onClose: () => void };

/** For accounts with a second factor. */
export function ProofByCode({ onGiven, onClose }: ProofByCodeProps) {
  const { api } = useApp();
  const form = useForm({
    schema: CodeBody,
    initial: { code: '' },
    send: async (body) => {
      await api.call(proof.give, { body });
      onGiven();
    },
  });
  return (
    <ProofForm form={form} onClose={onClose}>
      <CodeField first {...form.bind('code')} />
    </ProofForm>
  );
}
