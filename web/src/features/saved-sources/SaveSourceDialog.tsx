import { savedSources } from '@candor/domain/api/saved-sources';
import type { ConnectedType, SourceStatus } from '@candor/domain/model/source';
import { useState } from 'react';
import { useApp } from '../../session/app-context';
import { ConnectionSteps } from '../../sources/ConnectionSteps';
import { SOURCE_TYPES } from '../../sources/source-types';
import { Dialog } from '../../ui/Dialog';
import { Select } from '../../ui/Select';
import { notify } from '../../ui/toast';
import { SourceForm } from './SourceForm';
import { useSourcesChanged } from './use-saved-sources';

type SaveSourceDialogProps = {
  /** The types that are configured here and that the plan takes; at least one. */
  types: readonly ConnectedType[];
  status: SourceStatus;
  onClose: () => void;
};

/** Gives a source a name, once it was reached. */
export function SaveSourceDialog({ types, status, onClose }: SaveSourceDialogProps) {
  const { api } = useApp();
  const changed = useSourcesChanged();
  const [type, setType] = useState<ConnectedType>(types[0] ?? 'google_drive');
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save a source"
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      <Select
        label="Where it is"
        tall
        value={type}
        options={types.map((value) => ({ value, label: SOURCE_TYPES[value].name }))}
        onChoose={(value) => setType(types.find((known) => known === value) ?? type)}
        className="mt-4"
      />
      <div className="mt-3">
        <ConnectionSteps type={type} status={status} />
      </div>
      <SourceForm
        key={type}
        type={type}
        named
        verb="Test and save"
        onCancel={onClose}
        send={async (entries) => {
          const body = { input_type: type, ...entries };
          const { name, label } = await api.call(savedSources.save, { body });
          await changed();
          notify({ kind: 'success', title: `“${name}” is saved`, detail: label });
          onClose();
        }}
      />
    </Dialog>
  );
}
