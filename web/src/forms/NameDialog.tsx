import type { z } from 'zod';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { FormProblem } from './FormProblem';
import { useForm, WITHOUT_SCRIPT } from './use-form';

type Named = { name: string };

type NameDialogProps = {
  /** The name that it has. */
  name: string;
  hint?: string;
  schema: z.ZodType<Named>;
  /** Throws `ClientError` when it does not go well; the dialog then stays open and says why. */
  rename: (body: Named) => Promise<void>;
  onClose: () => void;
};

/** Changes the name of something. */
export function NameDialog({ name, hint, schema, rename, onClose }: NameDialogProps) {
  const form = useForm({
    schema,
    initial: { name },
    send: async (body) => {
      await rename(body);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Rename “${name}”`}>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
        <Field
          label="Name"
          tall
          autoComplete="off"
          {...(hint !== undefined && { hint })}
          {...form.bind('name')}
        />
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save name
          </Button>
        </div>
        <FormProblem text={form.problem?.message ?? null} />
      </form>
    </Dialog>
  );
}
