import type { ConnectedType } from '@candor/domain/model/source';
import { SOURCE_FIELDS } from '@candor/domain/rules/submission';
import { Field } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { TextArea } from '../ui/TextArea';
import { sourceFieldName } from './field-names';
import { folderIdOf, idFormatWords } from './folder-id';

const HINTS: Record<string, string> = {
  folder_id: 'The folder’s address, or the part of it after /folders/.',
  bucket_name: 'Lower-case letters, digits, dots and hyphens.',
  folder_path: 'Empty reads the whole bucket.',
  connection_string: 'Kept encrypted, never shown again and never stored in this browser.',
  query:
    'One SELECT that names candidate_text; candidate_name, candidate_id, email and filename are optional.',
};

type SourceFieldsProps = {
  type: ConnectedType;
  /** What the form holds of a field, by its key, such as `folder_id`, and by how errors name it. */
  fieldOf: (key: string, name: string) => { value: string; error: string | undefined };
  onFill: (key: string, value: string) => void;
};

/** The fields that a connected source of this type is found and opened by, for whichever form holds what is typed. */
export function SourceFields({ type, fieldOf, onFill }: SourceFieldsProps) {
  return SOURCE_FIELDS[type].map(({ key, label, required }) => {
    const name = sourceFieldName(key);
    const { value, error } = fieldOf(key, name);
    const format = key === 'folder_id' ? idFormatWords(value) : undefined;
    const shared = {
      name,
      label,
      value,
      spellCheck: false,
      hint: format ?? HINTS[key],
      // An error replaces the hint, so it includes the hint's content.
      error: error && format ? `${error}. ${format}` : error,
      onChange: ({ target }: { target: { value: string } }) =>
        onFill(key, key === 'folder_id' ? folderIdOf(target.value) : target.value),
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
