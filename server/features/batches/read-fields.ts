import { type FieldError, validationError } from '@candor/domain/errors';
import { type RubricLine, RubricLines } from '@candor/domain/model/rubric';
import { serverMessages } from '@candor/domain/server-messages';

type Parsed = { value: unknown; errors: FieldError[] };

/**
 * Reads a form field that contains a JSON object. An absent or blank field is null, as is JSON's own null. The error
 * names the field and repeats nothing of it, because it may contain a secret.
 */
export function readJsonField(field: string, text: string | undefined): Parsed {
  if (text === undefined || text.trim() === '') return { value: null, errors: [] };
  const value = parse(text);
  const isObject = typeof value === 'object' && !Array.isArray(value);
  if (isObject) return { value, errors: [] };
  const said = value === undefined ? serverMessages.notJson : serverMessages.notJsonObject;
  return { value: null, errors: [{ field, message: said(field) }] };
}

/**
 * Reads a form field that contains edited requirements as a JSON list; null for an absent or blank one.
 *
 * @throws AppError 400 that names the field and the first invalid line.
 */
export function readRubricField(field: string, text: string | undefined): RubricLine[] | null {
  if (text === undefined || text.trim() === '') return null;
  const value = parse(text);
  if (!Array.isArray(value))
    throw validationError([{ field, message: serverMessages.notJson(field) }]);
  const lines = RubricLines.safeParse(value);
  if (lines.success) return lines.data;
  const [issue] = lines.error.issues;
  const place = issue ? [field, ...issue.path].join('.') : field;
  throw validationError([
    { field: place, message: issue?.message ?? serverMessages.notJson(field) },
  ]);
}

/** undefined for anything that is not JSON; JSON itself has no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
