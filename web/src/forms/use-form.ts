import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { asClientError, type ClientError } from '../api/client-error';
import { type FieldErrors, fieldErrors } from './field-errors';
import { type NamedField, namedFields } from './named-fields';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a control of the form needs. */
export type FieldBinding = {
  name: string;
  value: string;
  error: string | undefined;
  /** Counts how often the error was found while the focus was in the field already. */
  told: number | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
};

export type Form<Name extends string> = {
  values: Readonly<Record<Name, string>>;
  bind: (name: Name) => FieldBinding;
  /** Puts a value where nobody typed it: a choice, a suggestion. */
  fill: (name: Name, value: string) => void;
  /** The combined sentence of several errors; null for fewer than two, which stand under their field. */
  summary: string | null;
  /** The fields that the summary is about, as it names none, and which of them are right by now; empty without one. */
  wrong: readonly NamedField[];
  /** What went wrong with the sending itself, when it belongs to no field. */
  problem: ClientError | null;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties it; with values given, what was typed becomes these. */
  reset: (to?: Readonly<Record<Name, string>>) => void;
};

/**
 * What the browser does by itself with a form whose script never came: nothing. It would otherwise write what was typed
 * into the address.
 */
export const WITHOUT_SCRIPT = 'dialog';

type FormPlan<Name extends string, Sent> = {
  schema: z.ZodType<Sent>;
  initial: Readonly<Record<Name, string>>;
  /** Throws `ClientError` when it does not go well. */
  send: (values: Sent) => Promise<unknown>;
};

/**
 * A form of text fields: checked by its schema when it is sent and, after that, with every change; errors of the server
 * that name a field go to that field. What was typed survives every failure.
 */
export function useForm<Name extends string, Sent>(plan: FormPlan<Name, Sent>): Form<Name> {
  const { schema, initial, send } = plan;
  const [values, setValues] = useState<Record<Name, string>>(initial);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [problem, setProblem] = useState<ClientError | null>(null);
  const [busy, setBusy] = useState(false);
  // What the summary is about: what the last sending found. It stands until the next one, so that nothing moves under the
  // hands of whoever puts it right.
  const [summed, setSummed] = useState<FieldErrors<Name>>({});
  // A screen reader reads a field that is entered. Whoever sends from within the wrong one would hear nothing.
  const [told, setTold] = useState<{ name: string; turn: number } | null>(null);
  const tried = useRef(false);
  const fields = useRef<readonly NamedField[]>([]);
  // The newest values: something may be filled in by a function of an earlier drawing, or together with something else.
  const held = useRef(values);
  const names = Object.keys(initial) as Name[];

  const check = (next: Record<Name, string>) => {
    const parsed = schema.safeParse(next);
    const found = parsed.success ? {} : fieldErrors<Name>(names, parsed.error.issues);
    setErrors(found);
    return { parsed, found };
  };
  const put = (next: Record<Name, string>) => {
    held.current = next;
    setValues(next);
  };
  const change = (name: Name, value: string) => {
    const next = { ...held.current, [name]: value };
    put(next);
    setTold(null);
    if (tried.current) check(next);
  };
  const goTo = (found: FieldErrors<Name>) => {
    const wrong = fields.current.filter(({ name }) => name in found);
    const [first] = wrong;
    const isThere = wrong.length === 1 && first?.name === nameOf(document.activeElement);
    setTold((before) => (isThere ? { name: first.name, turn: (before?.turn ?? 0) + 1 } : null));
    first?.focus();
  };
  const submit = async (form: HTMLFormElement) => {
    tried.current = true;
    fields.current = namedFields(form, names);
    setProblem(null);
    const { parsed, found } = check(held.current);
    setSummed(found);
    // With one error alone its field is where to go on; several are summed up above, where the summary takes the focus.
    if (!parsed.success) return goTo(found);
    setBusy(true);
    try {
      await send(parsed.data);
    } catch (thrown) {
      const error = asClientError(thrown);
      const placed = fieldErrors<Name>(
        names,
        error.fields.map(({ field, message }) => ({ path: [field], message })),
      );
      setErrors(placed);
      setSummed(placed);
      if (Object.keys(placed).length === 0) setProblem(error);
      // Whoever went elsewhere while it was sent stays there.
      else if (form.contains(document.activeElement)) goTo(placed);
    } finally {
      setBusy(false);
    }
  };
  const summary = summaryOf(names.map((name) => summed[name]));
  return {
    values,
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      told: told?.name === name ? told.turn : undefined,
      onChange: (event) => change(name, event.target.value),
    }),
    fill: change,
    summary,
    wrong:
      summary === null
        ? []
        : fields.current
            .filter(({ name }) => name in summed)
            .map((field) => ({ ...field, mended: !(field.name in errors) })),
    problem,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
    reset: (to = initial) => {
      tried.current = false;
      put(to);
      setErrors({});
      setSummed({});
      setProblem(null);
    },
  };
}

function nameOf(control: Element | null): string | null {
  return control?.getAttribute('name') ?? null;
}

function summaryOf(messages: readonly (string | undefined)[]): string | null {
  const found = messages.filter((message) => message !== undefined);
  return found.length > 1 ? `Validation failed: ${[...new Set(found)].join('; ')}` : null;
}
