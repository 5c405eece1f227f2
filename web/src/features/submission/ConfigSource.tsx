import { sources } from '@candor/domain/api/sources';
import type { ConnectedType } from '@candor/domain/model/source';
import { ESTIMATE_CAP, estimateCandidates } from '@candor/domain/rules/quota';
import { Unplug } from 'lucide-react';
import { useCall } from '../../session/use-call';
import { ConnectionSteps } from '../../sources/ConnectionSteps';
import { fieldOfError } from '../../sources/field-names';
import { SourceFields } from '../../sources/SourceFields';
import { SOURCE_TYPES } from '../../sources/source-types';
import { Field } from '../../ui/Field';
import { formatCount } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';
import type { FormState } from './form-state';
import { SavedSourcePicker } from './SavedSourcePicker';
import { SaveTested } from './SaveTested';
import { SourceTest } from './SourceTest';
import { useSavedChoices } from './use-saved-choices';
import { useSourceTest } from './use-source-test';
import { useUnconnected } from './use-unconnected';

type ConfigSourceProps = {
  form: FormState;
  type: ConnectedType;
  errors: Record<string, string>;
  onChange: (change: Partial<FormState>) => void;
};

/** The settings of a source that is not a file: how to let Candor in, what is there, and how many to expect of it. */
export function ConfigSource({ form, type, errors, onChange }: ConfigSourceProps) {
  const status = useCall(sources.status, {});
  const test = useSourceTest({
    type,
    config: form.config,
    // What was counted is worth more than what is usual, or was guessed.
    onFound: ({ candidates, complete }) => {
      if (complete && candidates > 0) onChange({ estimate: String(candidates) });
    },
  });
  const isCounted = form.estimate === String(test.data?.candidates);
  const choices = useSavedChoices({
    type,
    config: form.config,
    onConfig: (config) => onChange({ config }),
  });
  const unconnected = useUnconnected(type);
  if (unconnected) return <NotConnected type={type} />;
  const found = (test.error?.fields ?? []).map(({ field, message }) => [field, message] as const);
  const wrong = Object.fromEntries(
    [...found, ...Object.entries(errors)].map(([field, message]) => [
      fieldOfError(type, field),
      message,
    ]),
  );
  return (
    <div className="space-y-4 rounded-[10px] border border-border bg-bg p-4">
      <SavedSourcePicker choices={choices} />
      {choices.chosen ? null : status.data ? (
        <ConnectionSteps type={type} status={status.data} />
      ) : (
        status.isPending && <Skeleton className="h-10 w-full" />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {!choices.chosen && (
          <SourceFields
            type={type}
            fieldOf={(key, name) => ({ value: form.config[key] ?? '', error: wrong[name] })}
            onFill={(key, value) =>
              onChange({
                config: { ...form.config, [key]: value },
                // The count was of the source before.
                ...(isCounted && { estimate: '' }),
              })
            }
          />
        )}
        <Field
          label="Estimated candidates"
          tall
          inputMode="numeric"
          value={form.estimate}
          placeholder={String(estimateCandidates(type, 0))}
          hint={`Usually up to ${formatCount(ESTIMATE_CAP[type])}. The true number is read before anything is charged.`}
          error={errors.estimate}
          onChange={(event) => onChange({ estimate: event.target.value })}
        />
        {!choices.chosen && <SourceTest test={test} />}
        {test.data && (
          <SaveTested
            type={type}
            config={form.config}
            label={test.data.label}
            onSaved={choices.choose}
          />
        )}
      </div>
    </div>
  );
}

function NotConnected({ type }: { type: ConnectedType }) {
  return (
    <div className="flex gap-3 rounded-[10px] border border-border bg-bg px-4 py-4 text-13">
      <Unplug size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <div>
        <p className="font-medium">
          {SOURCE_TYPES[type].name} sources are not connected in this installation
        </p>
        <p className="text-ink-2">
          The operator of this installation can connect them. Until then, upload a CSV or ZIP file.
        </p>
      </div>
    </div>
  );
}
