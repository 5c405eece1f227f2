export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The first message for each of these fields. Issues that belong to none of them are left out. */
export function fieldErrors<Name extends string>(
  names: readonly string[],
  issues: readonly Issue[],
): FieldErrors<Name> {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '');
    if (names.includes(name)) errors[name] ??= message;
  }
  return errors as FieldErrors<Name>;
}
