import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec, Form } from '@candor/domain/api/endpoint';
import { IDEMPOTENCY_HEADER, LIMIT_HEADERS, REQUEST_ID_HEADER } from '@candor/domain/api/headers';
import { ERROR_CATALOGUE, ErrorBody, type ServerErrorCode } from '@candor/domain/errors';
import { AshbyRefusal } from '@candor/domain/model/ats-partner';
import { ashbyStatus } from './ashby-refusal';
import { createSchemas, type Json, type Schemas } from './openapi-schemas';

/** What any call may return besides its own errors. */
const COMMON: readonly ServerErrorCode[] = [
  'validation_error',
  'rate_limited',
  'service_unavailable',
];
/** Additional errors of a call with content. */
const WITH_CONTENT: readonly ServerErrorCode[] = ['file_too_large', 'unsupported_type'];
const SIGNED_IN: readonly ServerErrorCode[] = [...COMMON, 'authentication_required'];

const REFUSAL_HEADERS = headersOf([REQUEST_ID_HEADER, 'Retry-After', ...LIMIT_HEADERS]);

/** The whole contract as an OpenAPI 3.1 document. */
export function describeApi(version: string): Json {
  const schemas = createSchemas();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = { [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
    paths[path] = { ...paths[path], ...operation };
  }
  const errorBody = schemas.output(ErrorBody);
  const ashbyRefusal = schemas.output(AshbyRefusal);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version,
      description:
        'Scores candidates against a job and shows the sentence that proves every point.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.components(),
      responses: {
        Error: {
          description: 'Why the call was refused',
          headers: REFUSAL_HEADERS,
          content: { 'application/json': { schema: errorBody } },
        },
        AshbyError: {
          description: 'Why the call was refused, as Ashby reads it',
          headers: REFUSAL_HEADERS,
          content: { 'application/json': { schema: ashbyRefusal } },
        },
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `access_token` of a sign-in',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description:
            'An API key of the account, which may also come as a bearer token. It needs `read` for GET and for what an ATS only reads, `write` for the rest.',
        },
        basicKey: {
          type: 'http',
          scheme: 'basic',
          description: 'The same key as the user name; the password is empty.',
        },
      },
    },
  };
}

function operationOf(endpoint: EndpointSpec, schemas: Schemas): Json {
  const body = requestBodyOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.name.split('.')[0]],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas),
    ...(body && { requestBody: body }),
    responses: { ...successOf(endpoint, schemas), ...refusalsOf(endpoint) },
  };
}

/** Each entry is one way to authenticate. */
function securityOf({ access }: EndpointSpec): Json[] {
  if (access.kind === 'public') return [];
  return access.byKey ? [{ session: [] }, { apiKey: [] }, { basicKey: [] }] : [{ session: [] }];
}

function parametersOf(endpoint: EndpointSpec, schemas: Schemas): Json[] {
  const listed = (place: 'path' | 'query') => {
    const shape = place === 'path' ? endpoint.params : endpoint.query;
    return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: schemas.input(schema),
    }));
  };
  const key = {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    description: 'A repeat with the same key and request gets the first answer.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  const revision = {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The revision that was read, in quotes. Needed once there is one.',
    schema: { type: 'string', pattern: '^"\\d+"$' },
  };
  return [
    ...listed('path'),
    ...listed('query'),
    ...(endpoint.idempotent ? [key] : []),
    ...(endpoint.revised ? [revision] : []),
    ...(endpoint.signedBy ? [signature(endpoint.signedBy, SIGNATURE)] : []),
    ...(endpoint.signedAt ? [signature(endpoint.signedAt, SIGNED_AT)] : []),
  ];
}

const SIGNATURE = 'The signature of the service that sends the call, over the body as it came.';
const SIGNED_AT = 'The moment of the signature, in seconds since 1970.';

function signature(name: string, description: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

function requestBodyOf({ body, form }: EndpointSpec, schemas: Schemas): Json | null {
  if (body) {
    return { required: true, content: { 'application/json': { schema: schemas.input(body) } } };
  }
  if (!form) return null;
  return {
    required: true,
    content: { 'multipart/form-data': { schema: formSchema(form, schemas) } },
  };
}

function formSchema(form: Form, schemas: Schemas): Json {
  const files = Object.entries(form.files).map(([name, { maxBytes, description }]) => [
    name,
    {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      maxLength: maxBytes,
      description,
    },
  ]);
  const { properties, ...fields } = schemas.input(form.fields);
  return { ...fields, properties: { ...Object(properties), ...Object.fromEntries(files) } };
}

function successOf(endpoint: EndpointSpec, schemas: Schemas): Json {
  const { ok, access } = endpoint;
  // For continuing work such as a batch, a response says when to ask again.
  const limits = access.kind === 'account' ? ['Retry-After', ...LIMIT_HEADERS.slice(0, -3)] : [];
  return {
    [ok.status]: {
      description: 'It went well',
      headers: headersOf([REQUEST_ID_HEADER, ...limits, ...ownHeadersOf(endpoint)]),
      ...('body' in ok && { content: { 'application/json': { schema: schemas.output(ok.body) } } }),
      ...('events' in ok && {
        content: {
          'text/event-stream': {
            schema: {
              ...schemas.output(ok.events),
              description: 'The data of each event, as JSON',
            },
          },
        },
      }),
      ...('attachment' in ok && {
        content: Object.fromEntries(
          ok.attachment.map((type) => [type, { schema: fileSchema(type) }]),
        ),
      }),
    },
    ...('body' in ok &&
      ok.unfinished && {
        202: {
          description: 'It goes on; the same call asks for it',
          headers: headersOf([REQUEST_ID_HEADER, ...limits]),
          content: { 'application/json': { schema: schemas.output(ok.unfinished) } },
        },
      }),
  };
}

function ownHeadersOf({ ok }: EndpointSpec): string[] {
  if ('attachment' in ok) return ['Content-Disposition'];
  return ok.status === 302 ? ['Location'] : [];
}

/** OpenAPI 3.1 has no type for binary data; our JSON downloads are objects. */
function fileSchema(mediaType: string): Json {
  if (mediaType === 'application/json') return { type: 'object' };
  return mediaType.startsWith('text/') ? { type: 'string' } : {};
}

function refusalsOf(endpoint: EndpointSpec): Json {
  const { access } = endpoint;
  const codes = new Set([...(access.kind === 'account' ? SIGNED_IN : COMMON), ...endpoint.errors]);
  if (endpoint.body || endpoint.form) for (const code of WITH_CONTENT) codes.add(code);
  const needsProof = access.kind === 'account' && access.proven && access.proven !== 'by_input';
  if (access.kind === 'account' && (!access.unconfirmed || needsProof))
    codes.add('permission_denied');
  if (access.kind === 'account' && access.afterTrial !== true) codes.add('quota_exceeded');
  const responses: Json = {};
  const isAshby = endpoint.calledBy === 'ashby';
  const statusOf = (code: ServerErrorCode) => {
    const { status } = ERROR_CATALOGUE[code];
    return isAshby ? ashbyStatus(status) : status;
  };
  const $ref = `#/components/responses/${isAshby ? 'AshbyError' : 'Error'}`;
  for (const code of codes) {
    const same = [...codes].filter((other) => statusOf(other) === statusOf(code));
    responses[statusOf(code)] = { $ref, description: same.join(', ') };
  }
  return responses;
}

function headersOf(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { schema: { type: 'string' } }]));
}
