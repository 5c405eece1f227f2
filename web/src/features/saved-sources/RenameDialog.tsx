import { savedSources } from '@candor/domain/api/saved-sources';
import { RenameSourceBody, type SavedSource } from '@candor/domain/model/saved-source';
import { NameDialog } from '../../forms/NameDialog';
import { useApp } from '../../session/app-context';
import { useSourcesChanged } from './use-saved-sources';

type RenameDialogProps = { source: SavedSource; onClose: () => void };

/** Changes the name of a saved source. */
export function RenameDialog({ source, onClose }: RenameDialogProps) {
  const { api } = useApp();
  const changed = useSourcesChanged();
  return (
    <NameDialog
      name={source.name}
      schema={RenameSourceBody}
      rename={async (body) => {
        await api.call(savedSources.rename, { params: { id: source.id }, body });
        await changed();
      }}
      onClose={onClose}
    />
  );
}
