/** A JSON object of unknown fields. */
export type JsonObject = { readonly [field: string]: unknown };

/** What names a line; it comes back as it was sent. */
export type LineId = string | number;

/** A line that cannot be answered; the message says what is wrong with it. */
export class BadLineError extends Error {}

/** Tells whether a value is a JSON object: not null and not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `id` of an object, or null where it is neither a string nor a number. */
export function idOf(value: unknown): LineId | null {
  if (!isJsonObject(value)) return null;
  const { id } = value;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/**
 * A field that must be a string.
 *
 * @throws BadLineError that names the field.
 */
export function textField(object: JsonObject, field: string): string {
  const value = object[field];
  if (typeof value !== 'string') throw new BadLineError(`"${field}" must be a string.`);
  return value;
}
