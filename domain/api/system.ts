import { z } from 'zod';
import { HealthHistory, PublicConfig, ReadHealthStatus } from '../model/health';
import { endpoint } from './endpoint';

const open = { kind: 'public' } as const;
const health = {
  method: 'GET',
  access: open,
  ok: { status: 200, body: ReadHealthStatus },
  errors: [],
  noStore: true,
} as const;

export const system = {
  health: endpoint({
    ...health,
    name: 'system.health',
    path: '/health',
    summary: 'Get the state of engine, database and queue',
  }),
  apiHealth: endpoint({
    ...health,
    name: 'system.apiHealth',
    path: '/api/health',
    summary: 'The same under the API prefix',
  }),
  history: endpoint({
    name: 'system.history',
    method: 'GET',
    path: '/api/status/history',
    summary: 'Get state and response time over the last 24 hours',
    access: open,
    ok: { status: 200, body: HealthHistory },
    errors: [],
  }),
  config: endpoint({
    name: 'system.config',
    method: 'GET',
    path: '/api/config',
    summary: 'Get what this installation is configured for',
    access: open,
    ok: { status: 200, body: PublicConfig },
    errors: [],
  }),
  openapi: endpoint({
    name: 'system.openapi',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Get this contract as an OpenAPI 3.1 document',
    access: open,
    ok: { status: 200, body: z.record(z.string(), z.unknown()) },
    errors: [],
  }),
};
