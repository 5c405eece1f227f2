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

/** A contract schema as JSON Schema, with every part inlined. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const found: JsonSchema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })),
  );
  return found;
}
