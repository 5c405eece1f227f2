/** The same query with a flag of this name set to `1`, or without it. */
export function withFlag(query: URLSearchParams, name: string, on: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (on) next.set(name, '1');
  else next.delete(name);
  return next;
}
