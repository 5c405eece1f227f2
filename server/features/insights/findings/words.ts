/** A count with its noun: `1 job`, `4 jobs`, `2 people`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
