import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

/** One row of a table of fields. `place` says where in a request it stands: path, query, form; empty in a body. */
export type SchemaField = { name: string; place: string; type: string; required: boolean };

/** Everything that a call takes. */
export function inputFields({ params, query, body, form }: EndpointSpec): SchemaField[] {
  const files = Object.entries(form?.files ?? {}).map(([name, { description }]) => ({
    name,
    place: 'file',
    type: description,
    required: false,
  }));
  return [
    ...fieldsOf(params, 'input', 'path'),
    ...fieldsOf(query, 'input', 'query'),
    ...fieldsOf(body, 'input', ''),
    ...fieldsOf(form?.fields, 'input', 'form'),
    ...files,
  ];
}

/** Everything that a call answers, one level deep. */
export function answerFields({ ok }: EndpointSpec): SchemaField[] {
  if ('body' in ok) return fieldsOf(ok.body, 'output', '');
  if ('events' in ok) return fieldsOf(ok.events, 'output', 'event');
  return [];
}

function fieldsOf(
  schema: z.ZodType | undefined,
  io: 'input' | 'output',
  place: string,
): SchemaField[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, io);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    place,
    type: typeWords(property),
    required: required.includes(name),
  }));
}

/** A type in words: `text`, `list of objects`, `trial, starter or null`. */
export function typeWords(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeWords))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (schema.type === 'array') return `list of ${typeWords(schema.items ?? {})}`;
  if (schema.type === 'object') return 'object';
  if (schema.type === 'string') return textWords(schema);
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return { boolean: 'true or false', null: 'null' }[schema.type ?? ''] ?? 'any value';
}

function textWords({ format, minLength, maxLength }: JsonSchema): string {
  const kind = format === 'date-time' ? 'time' : format === 'email' ? 'e-mail' : 'text';
  const least = minLength && minLength > 1 ? ` from ${minLength}` : '';
  const most = maxLength ? ` up to ${maxLength}` : '';
  return least || most ? `${kind}${least}${most} characters` : kind;
}
