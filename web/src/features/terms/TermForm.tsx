import { terms } from '@candor/domain/api/terms';
import { type OwnTerm, TermBody, TermKind } from '@candor/domain/model/term';
import { z } from 'zod';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { KnownNote } from './KnownNote';
import { LinkField } from './LinkField';
import { entriesOf, KIND_WORDS } from './term-words';
import { useLookUp } from './use-look-up';
import { useTermsChanged } from './use-terms';

const { aliases, broader, related, context } = TermBody.shape;
const line = z.string().transform(entriesOf);

/** A term as the form writes it: lists are lines with commas. */
const TermLines = z.object({
  name: TermBody.shape.name,
  kind: TermKind,
  aliases: line.pipe(aliases.unwrap()),
  broader: line.pipe(broader.unwrap()),
  related: line.pipe(related.unwrap()),
  context: line.pipe(context.unwrap()),
});

const KINDS = TermKind.options.map((value) => ({ value, label: KIND_WORDS[value] }));

export type TermFormProps = {
  /** The term that is changed; null for a new one. */
  term: OwnTerm | null;
  /** The initial content of a new term. */
  words: string;
  onSaved: (term: OwnTerm) => void;
  onCancel: () => void;
};

/** A term's name, its other spellings, and what knowing it shows. */
export function TermForm({ term, words, onSaved, onCancel }: TermFormProps) {
  const { api } = useApp();
  const changed = useTermsChanged();
  const form = useForm({
    schema: TermLines,
    initial: linesOf(term, words),
    send: async (body) => {
      const saved = term
        ? await api.call(terms.change, { params: { id: term.id }, body })
        : await api.call(terms.add, { body });
      await changed();
      onSaved(saved);
    },
  });
  const found = useLookUp(form.values.name);
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="mt-4 flex flex-col gap-4"
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <div>
          <Field label="Term" tall autoComplete="off" {...form.bind('name')} />
          <KnownNote typed={form.values.name} found={found} />
        </div>
        <Select
          label="What it is"
          tall
          name="kind"
          value={form.values.kind}
          options={KINDS}
          onChoose={(kind) => form.fill('kind', kind)}
        />
      </div>
      <Field
        label="Also written as"
        optional
        tall
        autoComplete="off"
        placeholder="Kostra Suite, KS4"
        hint="Other spellings and short forms, with commas between them."
        {...form.bind('aliases')}
      />
      <LinkField
        label="Knowing it shows"
        hint="Anyone who knows the term is credited with these too."
        placeholder="PostgreSQL, ERP systems"
        binding={form.bind('broader')}
        onFill={(names) => form.fill('broader', names)}
      />
      <LinkField
        label="Close to"
        hint="Whoever shows one earns half the points of the other."
        placeholder="SAP"
        binding={form.bind('related')}
        onFill={(names) => form.fill('related', names)}
      />
      {(found?.everyday || form.values.context !== '' || form.bind('context').error) && (
        <Field
          label="Only near these words"
          tall
          autoComplete="off"
          placeholder="dashboard, ledger"
          hint="The term is an everyday word: it counts where one of these appears near it."
          {...form.bind('context')}
        />
      )}
      <div className="mt-2 flex justify-end gap-2 max-sm:sticky max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-hairline max-sm:bg-surface max-sm:px-6 max-sm:pt-3 max-sm:pb-6">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {term ? 'Save term' : 'Teach term'}
        </Button>
      </div>
      <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
    </form>
  );
}

function linesOf(term: OwnTerm | null, words: string) {
  return {
    name: term?.name ?? words,
    kind: term?.kind ?? 'tool',
    aliases: term?.aliases.join(', ') ?? '',
    broader: term?.broader.join(', ') ?? '',
    related: term?.related.join(', ') ?? '',
    context: term?.context.join(', ') ?? '',
  };
}
