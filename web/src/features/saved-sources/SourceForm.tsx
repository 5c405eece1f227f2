import type { ConnectedType } from '@candor/domain/model/source';
import { SOURCE_FIELDS } from '@candor/domain/rules/submission';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { TextArea } from '../../ui/TextArea';
import { emptyFields, fieldNameOf, type SourceEntries, sourceSchema } from './source-form';

type SourceFormProps = {
  type: ConnectedType;
  /** Whether the source gets its name here. */
  named: boolean;
  verb: string;
  /** Throws `ClientError` when it does not go well. */
  send: (entries: SourceEntries) => Promise<void>;
  onCancel: () => void;
};

const HINTS: Record<string, string> = {
  folder_id: 'The part of the folder address after /folders/.',
  bucket_name: 'Lower-case letters, digits, dots and hyphens.',
  folder_path: 'Empty reads the whole bucket.',
  connection_string: 'Kept encrypted, and never shown again.',
  query: 'One SELECT that names candidate_text.',
};

/** What finds and opens a source of one type. It is reached before it is kept. */
export function SourceForm({ type, named, verb, send, onCancel }: SourceFormProps) {
  const form = useForm<string, SourceEntries>({
    schema: sourceSchema(type, named),
    initial: emptyFields(type, named),
    send,
  });
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="mt-4 flex flex-col gap-4"
    >
      <FormProblem text={form.summary ?? form.problem?.message ?? null} />
      {named && (
        <Field
          label="Name"
          tall
          data-autofocus
          autoComplete="off"
          placeholder="Applications for nurses"
          {...form.bind('name')}
        />
      )}
      {SOURCE_FIELDS[type].map(({ key, label, required }) => {
        const shared = {
          label,
          hint: HINTS[key],
          spellCheck: false,
          ...form.bind(fieldNameOf(key)),
        };
        if (key === 'connection_string') {
          return <PasswordField key={key} {...shared} autoComplete="off" />;
        }
        if (key === 'query') {
          return <TextArea key={key} {...shared} box="min-h-24 font-mono text-13" />;
        }
        return <Field key={key} {...shared} tall autoComplete="off" optional={!required} />;
      })}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
