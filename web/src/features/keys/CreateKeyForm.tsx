import { keys } from '@candor/domain/api/keys';
import { type ApiKey, ApiKeyName, type KeyPermission } from '@candor/domain/model/api-key';
import { useState } from 'react';
import { z } from 'zod';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { UpgradeWay } from '../../session/UpgradeWay';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { useKeysChanged } from './use-keys';

const KeyForm = z.object({ name: ApiKeyName });

type Right = 'both' | 'read';
const PERMISSIONS: Record<Right, KeyPermission[]> = { both: ['read', 'write'], read: ['read'] };

type CreateKeyFormProps = { onCreated: (key: ApiKey) => void; onCancel: () => void };

/** The name of a new key and what it may do. */
export function CreateKeyForm({ onCreated, onCancel }: CreateKeyFormProps) {
  const { api } = useApp();
  const changed = useKeysChanged();
  const [right, setRight] = useState<Right>('both');
  const form = useForm({
    schema: KeyForm,
    initial: { name: '' },
    send: async ({ name }) => {
      const body = { name, permissions: PERMISSIONS[right] };
      onCreated(await api.call(keys.create, { body }));
      await changed();
    },
  });
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="mt-4 flex flex-col gap-4"
    >
      <Field
        label="Name"
        tall
        autoComplete="off"
        placeholder="Nightly import"
        hint="What will use it, so that you can tell your keys apart."
        {...form.bind('name')}
      />
      <div>
        <span aria-hidden className="mb-1 block text-13 font-medium">
          Permissions
        </span>
        <SegmentedControl
          legend="Permissions"
          value={right}
          onChange={setRight}
          segments={[
            { value: 'both', label: 'Read and write' },
            { value: 'read', label: 'Read only' },
          ]}
        />
        <p className="mt-1.5 text-12 text-balance text-ink-3">
          {right === 'both'
            ? 'Submits batches and matches, which spends candidates of your plan, and reads results.'
            : 'Reads batches, results and analytics. It can submit nothing and change nothing.'}
        </p>
      </div>
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          Create key
        </Button>
      </div>
      <FormProblem text={form.problem?.message ?? null}>
        <UpgradeWay error={form.problem} />
      </FormProblem>
    </form>
  );
}
