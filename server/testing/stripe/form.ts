/** A body as Stripe's clients send it: keys with brackets, every value a text. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | Form | FormValue[];

/** Reads `line_items[0][price]=x` into nested objects; a level whose keys are numbers becomes a list. */
export function readForm(text: string): Form {
  const root: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = key.split('[').map((part) => part.replace(/\]$/, ''));
    put(root, [head, ...rest], value);
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, listed(value)]));
}

function put(level: Form, [head = '', ...rest]: string[], value: string): void {
  const name = head === '' ? String(Object.keys(level).length) : head;
  if (rest.length === 0) {
    level[name] = value;
    return;
  }
  const inner = level[name];
  const next = inner && typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  level[name] = next;
  put(next, rest, value);
}

function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** The value of a field if it is a text; null for a list, a nested form and a field that was not sent. */
export const textOf = (value: FormValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** The values of a field if it is a list; none otherwise. */
export const listOf = (value: FormValue | undefined): FormValue[] =>
  Array.isArray(value) ? value : [];

/** The fields below a field; none if it is no nested form. */
export const formOf = (value: FormValue | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

/** Metadata and the like: one level of texts. */
export const textsOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
