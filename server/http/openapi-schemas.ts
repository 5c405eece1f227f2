import { ErrorBody } from '@candor/domain/errors';
import * as analytics from '@candor/domain/model/analytics';
import * as batch from '@candor/domain/model/batch';
import * as health from '@candor/domain/model/health';
import * as live from '@candor/domain/model/live';
import * as match from '@candor/domain/model/match';
import * as plan from '@candor/domain/model/plan';
import * as review from '@candor/domain/model/review';
import * as rubric from '@candor/domain/model/rubric';
import * as search from '@candor/domain/model/search';
import * as user from '@candor/domain/model/user';
import { z } from 'zod';

/** An object of a JSON document. */
export type Json = Record<string, unknown>;

/** Turns schemas into JSON Schema 2020-12; named ones become components that others reference. */
export type Schemas = {
  /** What a caller sends. */
  input(schema: z.ZodType): Json;
  /** What a caller gets. */
  output(schema: z.ZodType): Json;
  /** Everything that was referenced. */
  components(): Json;
};

const NAMED = {
  ...user,
  ...plan,
  ...batch,
  ...match,
  ...analytics,
  ...health,
  ...live,
  ...review,
  ...rubric,
  ...search,
  ErrorBody,
};

/** Starts an empty collection of components. */
export function createSchemas(): Schemas {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) {
    if (schema instanceof z.ZodObject) names.add(schema, { id });
  }
  const components: Json = {};

  const convert = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const options = { io, metadata: names, unrepresentable: 'any' } as const;
    const {
      $schema: _standard,
      $defs,
      ...found
    } = pointToComponents(z.toJSONSchema(schema, options));
    Object.assign(components, $defs);
    return found;
  };
  return {
    input: (schema) => convert(schema, 'input'),
    output: (schema) => convert(schema, 'output'),
    components: () => components,
  };
}

const Schema = z.record(z.string(), z.unknown());

/** JSON Schema keeps referenced schemas in `$defs`, OpenAPI in its components. */
function pointToComponents(schema: object): Json {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return Schema.parse(JSON.parse(text, asClientsReadIt));
}

/**
 * We leave out fields we do not name, but a later version may name more, and a client has to tolerate that. Our
 * validator also adds its own format next to an equivalent pattern, and strict clients reject unknown formats.
 */
function asClientsReadIt(key: string, value: unknown): unknown {
  if (key === 'additionalProperties' && value === false) return undefined;
  return key === 'format' && value === 'starts_with' ? undefined : value;
}
