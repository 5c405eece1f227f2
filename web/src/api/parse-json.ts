/**
 * What a JSON text says; null for none, and for a text that is no JSON: a proxy answers in HTML, and anybody may edit the
 * storage of their own browser. To be parsed by a schema.
 */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
