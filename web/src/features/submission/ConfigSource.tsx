import type { InputType } from '@candor/domain/rules/plans';
import { ESTIMATE_CAP, estimateCandidates } from '@candor/domain/rules/quota';
import { type FileInputType, SOURCE_FIELDS } from '@candor/domain/rules/submission';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { TextArea } from '../../ui/TextArea';
import type { FormState } from './form-state';

type ConfigSourceProps = {
  form: FormState;
  type: Exclude<InputType, FileInputType>;
  errors: Record<string, string>;
  onChange: (change: Partial<FormState>) => void;
};

const HINT: Record<string, string> = {
  folder_id: 'The part of the folder address after /folders/.',
  bucket_name: 'Lower-case letters, digits, dots and hyphens.',
  folder_path: 'Empty reads the whole bucket.',
  connection_string: 'Sent once, never stored in this browser.',
  query:
    'One SELECT that names candidate_text; candidate_name, candidate_id, email and filename are optional.',
};

/** The settings of a source that is not a file, and how many candidates to expect of it. */
export function ConfigSource({ form, type, errors, onChange }: ConfigSourceProps) {
  const general = errors.source_config_json;
  return (
    <div className="grid gap-4 rounded-[10px] border border-border bg-bg p-4 sm:grid-cols-2">
      {SOURCE_FIELDS[type].map(({ key, label, required }, index) => {
        const shared = {
          label,
          value: form.config[key] ?? '',
          hint: HINT[key],
          error: errors[`source_config_json.${key}`] ?? (index === 0 ? general : undefined),
          spellCheck: false,
          onChange: (event: { target: { value: string } }) =>
            onChange({ config: { ...form.config, [key]: event.target.value } }),
        };
        if (key === 'connection_string') {
          return (
            <PasswordField key={key} {...shared} autoComplete="off" className="sm:col-span-2" />
          );
        }
        if (key === 'query') {
          return (
            <TextArea
              key={key}
              {...shared}
              box="min-h-24 font-mono text-13"
              className="sm:col-span-2"
            />
          );
        }
        return <Field key={key} {...shared} tall autoComplete="off" optional={!required} />;
      })}
      <Field
        label="Estimated candidates"
        tall
        inputMode="numeric"
        value={form.estimate}
        placeholder={String(estimateCandidates(type, 0))}
        hint={`Usually up to ${ESTIMATE_CAP[type]}. The true number is read before anything is charged.`}
        error={errors.estimate}
        onChange={(event) => onChange({ estimate: event.target.value })}
      />
    </div>
  );
}
