/** A name that none of these has: the wished one, or with the next number behind it. */
export function freeName(wished: string, taken: readonly string[]): string {
  let name = wished;
  for (let n = 2; taken.includes(name); n++) name = `${wished} ${n}`;
  return name;
}
