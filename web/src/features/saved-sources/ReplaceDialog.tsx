import { savedSources } from '@candor/domain/api/saved-sources';
import type { SavedSource } from '@candor/domain/model/saved-source';
import { useApp } from '../../session/app-context';
import { Dialog } from '../../ui/Dialog';
import { notify } from '../../ui/toast';
import { SourceForm } from './SourceForm';
import { placeOf } from './source-words';
import { useSourcesChanged } from './use-saved-sources';

type ReplaceDialogProps = { source: SavedSource; onClose: () => void };

/** Replaces what finds and opens a source, such as a password that was changed. */
export function ReplaceDialog({ source, onClose }: ReplaceDialogProps) {
  const { api } = useApp();
  const changed = useSourcesChanged();
  const { id, name, input_type: type } = source;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Replace the connection of “${name}”`}
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      <p className="mt-2 text-13 break-words text-ink-2">
        Now <span className="font-mono text-12 break-all">{placeOf(source)}</span>. Enter everything
        again: stored details are never shown. Schedules continue with the new one.
      </p>
      <SourceForm
        type={type}
        named={false}
        verb="Test and replace"
        onCancel={onClose}
        send={async ({ source_config }) => {
          const body = { source_config };
          const { label } = await api.call(savedSources.replace, { params: { id }, body });
          await changed();
          notify({ kind: 'success', title: `“${name}” was replaced`, detail: label });
          onClose();
        }}
      />
    </Dialog>
  );
}
