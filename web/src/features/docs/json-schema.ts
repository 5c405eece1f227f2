import { z } from 'zod';

/** As much of JSON Schema as the documentation reads. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  maximum?: number;
};

/** A contract schema as JSON Schema, with every part inlined, and several types of a part as several parts. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const found: JsonSchema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })),
    (_name, part: unknown) => eachTypeApart(part),
  );
  return found;
}

/** `{ type: ['string', 'null'] }` means what `anyOf` with a part for each type means. */
function eachTypeApart(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('type' in part)) return part;
  const { type: types, ...rest } = part;
  if (!Array.isArray(types)) return part;
  return { anyOf: types.map((type: unknown) => ({ ...rest, type })) };
}
