import type { JsonSchema } from './json-schema';

/** Words for fields whose name says what belongs there. */
const BY_NAME: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/time_zone/, 'Europe/Berlin'],
  [/email/, 'you@example.com'],
  [/password/, 'your password'],
  [/token/, 'the-token-of-the-link'],
  [/^id$/, 'example-0001'],
  [/^code$/, '123456'],
  [/_url$/, 'https://candor.example/billing'],
  [/^(q|words)$/, 'Python'],
  [/^subject$/, 'A question'],
  [/^message$/, 'How is a score made?'],
  [/name/, 'Robin Ashdown'],
  [/(jobTitle|job_title|title)/, 'Nurse Manager'],
  [/^feature$/, 'meta_analytics'],
  [/job/, 'Nurse Manager, Cardiac Step-Down. You must have: a registered nurse licence.'],
];

/** A plausible value of a type. Optional fields are left out unless `whole` is asked for. */
export function sampleValue(schema: JsonSchema, name: string, whole = false): unknown {
  if (schema.anyOf) return sampleValue(firstReal(schema.anyOf), name, whole);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return sampleObject(schema, whole);
  if (schema.type === 'array') return [sampleValue(schema.items ?? {}, name, whole)];
  if (schema.type === 'string') return sampleText(schema, name);
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(schema, name);
  if (schema.type === 'boolean') return true;
  return null;
}

/** An id of something, which says of what. */
export function sampleId(what: string): string {
  return `${what.replaceAll('_', '-')}-0001`;
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, whole: boolean) {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => whole || required.includes(name))
      .map(([name, property]) => [name, sampleValue(property, name, whole)]),
  );
}

function sampleText({ format, minLength = 0 }: JsonSchema, name: string): string {
  if (format === 'date-time') return '2026-03-02T09:00:00.000Z';
  const [, stem] = /^(.+)_id(?:_[a-z]+)?$/.exec(name) ?? [];
  if (stem) return sampleId(stem);
  const text = BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
  return text.padEnd(minLength, '.');
}

function sampleNumber({ minimum = 0 }: JsonSchema, name: string): number {
  if (name === 'overall_score') return 86;
  return Math.max(minimum, 1);
}

/** Of several types the first one that is not null. */
function firstReal(types: readonly JsonSchema[]): JsonSchema {
  return types.find(({ type }) => type !== 'null') ?? {};
}
