import type { ConnectedType } from '@candor/domain/model/source';
import { SOURCE_FIELDS } from '@candor/domain/rules/submission';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { TextArea } from '../../ui/TextArea';
import { folderIdOf } from './folder-id';

const HINT: Record<string, string> = {
  folder_id: 'The folder’s address, or the part of it after /folders/.',
  bucket_name: 'Lower-case letters, digits, dots and hyphens.',
  folder_path: 'Empty reads the whole bucket.',
  connection_string: 'Kept encrypted for this batch, never stored in this browser.',
  query:
    'One SELECT that names candidate_text; candidate_name, candidate_id, email and filename are optional.',
};

type ConfigFieldsProps = {
  type: ConnectedType;
  config: Record<string, string>;
  /** By the field's name on the wire. */
  errors: Record<string, string>;
  onChange: (config: Record<string, string>) => void;
};

/** The fields that a connected source is found by. */
export function ConfigFields({ type, config, errors, onChange }: ConfigFieldsProps) {
  const general = errors.source_config_json;
  return SOURCE_FIELDS[type].map(({ key, label, required }, index) => {
    const shared = {
      label,
      value: config[key] ?? '',
      hint: HINT[key],
      error: errors[`source_config_json.${key}`] ?? (index === 0 ? general : undefined),
      spellCheck: false,
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({
          ...config,
          [key]: key === 'folder_id' ? folderIdOf(target.value) : target.value,
        }),
    };
    if (key === 'connection_string') {
      return <PasswordField key={key} {...shared} autoComplete="off" className="sm:col-span-2" />;
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
  });
}
