import { passkeys } from '@candor/domain/api/passkeys';
import { type Passkey, RenamePasskeyBody } from '@candor/domain/model/passkey';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** Changes the name of a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { api } = useApp();
  const changed = useInvalidate();
  const form = useForm({
    schema: RenamePasskeyBody,
    initial: { name: passkey.name },
    send: async (body) => {
      await api.call(passkeys.rename, { params: { id: passkey.id }, body });
      await changed(passkeys.list);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Rename “${passkey.name}”`}>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
        <FormProblem text={form.problem?.message ?? null} />
        <Field
          label="Name"
          tall
          autoComplete="off"
          hint="So that you know it among the others: the device that keeps it."
          {...form.bind('name')}
        />
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
