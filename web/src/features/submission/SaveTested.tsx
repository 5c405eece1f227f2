import { savedSources } from '@candor/domain/api/saved-sources';
import { RenameSourceBody } from '@candor/domain/model/saved-source';
import type { ConnectedType } from '@candor/domain/model/source';
import { useMutation } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { notify } from '../../ui/toast';

type SaveTestedProps = {
  type: ConnectedType;
  config: Record<string, string>;
  /** What the source calls itself: the name that is offered. */
  label: string;
  onSaved: (id: string) => void;
};

/** Offers to save a source that was reached just now. */
export function SaveTested({ type, config, label, onSaved }: SaveTestedProps) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const [name, setName] = useState(label);
  const [asked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: (body: { name: string }) =>
      api.call(savedSources.save, { body: { ...body, input_type: type, source_config: config } }),
    onSuccess: async (saved) => {
      await invalidate(savedSources.list);
      notify({ kind: 'success', title: `“${saved.name}” is saved` });
      onSaved(saved.id);
    },
  });
  if (!asked) {
    return (
      <Button icon={Bookmark} onClick={() => setAsked(true)} className="justify-self-start">
        Save this source
      </Button>
    );
  }
  const checked = RenameSourceBody.safeParse({ name });
  const unnamed = checked.success ? null : (checked.error.issues[0]?.message ?? null);
  const refused = save.isError ? asClientError(save.error).message : null;
  return (
    <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
      <Field
        label="Name of the source"
        tall
        autoFocus
        autoComplete="off"
        value={name}
        error={(unnamed ?? refused) || undefined}
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Button
        busy={save.isPending}
        disabled={!checked.success}
        className="h-10"
        onClick={() => checked.success && save.mutate(checked.data)}
      >
        Save
      </Button>
    </div>
  );
}
