import { AppError, ERROR_CATALOGUE, type FieldError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { z } from 'zod';

type Part = readonly [schema: z.ZodType | undefined, value: unknown];

/**
 * Parses the parts of a request with their schemas. A part without a schema is ignored and comes out undefined.
 *
 * @throws AppError validation_error that names each invalid field once, in the order of the schemas.
 */
export function parseParts<Name extends string>(
  parts: Readonly<Record<Name, Part>>,
): Record<Name, unknown> {
  const out: Partial<Record<Name, unknown>> = {};
  const errors: FieldError[] = [];
  for (const name of namesOf(parts)) {
    const [schema, value] = parts[name];
    const result = schema?.safeParse(value, { error: plainWords });
    if (result && !result.success) errors.push(...fieldErrors(result.error));
    else if (isBeyondUse(result?.data)) errors.push({ field: name, message: NOT_VALID });
    out[name] = result?.data;
  }
  const whole = errors.find(({ field }) => field === '');
  if (whole) throw new AppError('validation_error', { detail: sentenceOf(whole) });
  if (errors.length > 0) throw validationError(errors);
  return out as Record<Name, unknown>;
}

const NOT_VALID = ERROR_CATALOGUE.validation_error.message;

/** A part that is invalid as a whole is reported with its schema's own message, if it has one. */
function sentenceOf({ message }: FieldError): string {
  return message === messages.required ? NOT_VALID : message;
}

/** Wording for cases in which a schema has no message of its own. null is how JSON writes a missing value. */
function plainWords({ input }: { input?: unknown }): string {
  return input === undefined || input === null ? messages.required : NOT_VALID;
}

/** The first error of each field. */
function fieldErrors(error: z.ZodError): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

/** Far deeper than anything that is asked for. Whoever goes through a value needs the stack for each level of it. */
const DEEPEST = 64;

/** PostgreSQL cannot store the NUL character in a text, and nobody sends it, or nests as deep as this, on purpose. */
function isBeyondUse(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return depth === DEEPEST || Object.values(value).some((one) => isBeyondUse(one, depth + 1));
}

function namesOf<Name extends string>(parts: Readonly<Record<Name, Part>>): Name[] {
  return Object.keys(parts) as Name[];
}
