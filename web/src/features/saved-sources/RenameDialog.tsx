import { savedSources } from '@candor/domain/api/saved-sources';
import { RenameSourceBody, type SavedSource } from '@candor/domain/model/saved-source';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { useSourcesChanged } from './use-saved-sources';

type RenameDialogProps = { source: SavedSource; onClose: () => void };

/** Changes the name of a saved source. */
export function RenameDialog({ source, onClose }: RenameDialogProps) {
  const { api } = useApp();
  const changed = useSourcesChanged();
  const form = useForm({
    schema: RenameSourceBody,
    initial: { name: source.name },
    send: async (body) => {
      await api.call(savedSources.rename, { params: { id: source.id }, body });
      await changed();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Rename “${source.name}”`}>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
        <FormProblem text={form.problem?.message ?? null} />
        <Field label="Name" tall autoComplete="off" {...form.bind('name')} />
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
