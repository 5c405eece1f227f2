/** A file made to harm its reader. Its extension determines how it is read. */
export type HostileFile = {
  /** What it does, in words. */
  name: string;
  filename: string;
  /** Written anew each time: a thousand of them do not fit into memory. */
  make(): Buffer | Promise<Buffer>;
};

/** A file for each value, named after what it does with it. */
export function each<T extends string | number>(
  values: readonly T[],
  name: string,
  filename: string,
  make: (value: T) => Buffer | Promise<Buffer>,
): HostileFile[] {
  return values.map((value) => ({ name: `${name}: ${value}`, filename, make: () => make(value) }));
}
