const PARTS = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g;

/** Whether an object of a good JSON text names a key twice: readers differ in which of the two counts. */
export function repeatsKey(json: string): boolean {
  const open: Set<string>[] = [];
  for (const [part] of json.matchAll(PARTS)) {
    if (part === '{' || part === '[') open.push(new Set());
    if (part === '}' || part === ']') open.pop();
    if (!part.endsWith(':')) continue;
    const key: string = JSON.parse(part.slice(0, part.lastIndexOf('"') + 1));
    if (open.at(-1)?.has(key)) return true;
    open.at(-1)?.add(key);
  }
  return false;
}
