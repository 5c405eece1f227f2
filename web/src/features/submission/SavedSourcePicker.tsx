import { paths } from '../../paths';
import { PageLink } from '../../ui/PageLink';
import { Select } from '../../ui/Select';
import type { useSavedChoices } from './use-saved-choices';

type SavedSourcePickerProps = { choices: ReturnType<typeof useSavedChoices> };

const NONE = '';

/** Chooses a saved source in place of a configuration; nothing where none is saved. */
export function SavedSourcePicker({ choices }: SavedSourcePickerProps) {
  const { offered, chosen, choose } = choices;
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Select
        label="Use a saved source"
        tall
        value={chosen?.id ?? NONE}
        options={[
          { value: NONE, label: 'None: enter one below' },
          ...offered.map(({ id, name, label }) => ({ value: id, label: `${name} (${label})` })),
        ]}
        onChoose={(id) => choose(id === NONE ? null : id)}
        className="min-w-0 flex-1 basis-60"
      />
      <PageLink
        href={paths.sources}
        className="inline-flex h-10 items-center text-13 font-medium text-accent-ink hover:underline pointer-coarse:h-11"
      >
        All sources
      </PageLink>
    </div>
  );
}
