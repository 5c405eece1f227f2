import type { ConnectedType } from '@candor/domain/model/source';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { UpgradeWay } from '../../session/UpgradeWay';
import { sourceFieldName } from '../../sources/field-names';
import { SourceFields } from '../../sources/SourceFields';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { emptyFields, type SourceEntries, sourceSchema } from './source-form';

type SourceFormProps = {
  type: ConnectedType;
  /** Whether the source gets its name here. */
  named: boolean;
  verb: string;
  /** Throws `ClientError` when it does not go well. */
  send: (entries: SourceEntries) => Promise<void>;
  onCancel: () => void;
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
      {named && (
        <Field
          label="Name"
          tall
          autoComplete="off"
          placeholder="Applications for nurses"
          {...form.bind('name')}
        />
      )}
      <SourceFields
        type={type}
        fieldOf={(_key, name) => form.bind(name)}
        onFill={(key, value) => form.fill(sourceFieldName(key), value)}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {verb}
        </Button>
      </div>
      <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong}>
        <UpgradeWay error={form.problem} />
      </FormProblem>
    </form>
  );
}
