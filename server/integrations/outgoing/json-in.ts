/** What a text of another service holds; null for one that is no JSON, which no schema of ours accepts. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
