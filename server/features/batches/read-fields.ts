import type { FieldError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';

type Parsed = { value: unknown; errors: FieldError[] };

/**
 * Reads a form field that holds a JSON object. An absent or blank field is null. The error names the field and repeats
 * nothing of it: it may hold a secret.
 */
export function readJsonField(field: string, text: string | undefined): Parsed {
  if (text === undefined || text.trim() === '') return { value: null, errors: [] };
  const value = parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject) return { value, errors: [] };
  return { value: null, errors: [{ field, message: messages.notJson(field) }] };
}

/** undefined for what is not JSON; JSON itself has no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
