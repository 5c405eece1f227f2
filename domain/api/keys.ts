import { z } from 'zod';
import { ApiKey, ApiKeyList, CreateApiKeyBody } from '../model/api-key';
import { Id } from '../model/scalars';
import { endpoint } from './endpoint';

export const keys = {
  list: endpoint({
    name: 'keys.list',
    method: 'GET',
    path: '/api/keys',
    summary: "The caller's active API keys, masked",
    access: { kind: 'account' },
    ok: { status: 200, body: ApiKeyList },
    errors: [],
    noStore: true,
  }),
  create: endpoint({
    name: 'keys.create',
    method: 'POST',
    path: '/api/keys',
    summary: 'Create an API key; only this response contains the whole key',
    access: { kind: 'account', proven: 'always' },
    body: CreateApiKeyBody,
    ok: { status: 201, body: ApiKey },
    errors: ['validation_error', 'api_key_limit_exceeded', 'conflict'],
    noStore: true,
  }),
  remove: endpoint({
    name: 'keys.remove',
    method: 'DELETE',
    path: '/api/keys/:id',
    summary: 'Remove an API key; its next call is refused',
    access: { kind: 'account', afterTrial: true },
    params: z.object({ id: Id }),
    ok: { status: 204 },
    errors: ['not_found'],
  }),
};
