import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../app';
import type { Deps } from '../../deps';
import type { Actor } from './actor';

/** What a call says and what it was answered; null while it is not. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  fields?: Record<string, string | Blob>;
  json?: object;
  key?: string;
  answer: { status: number; body: string } | null;
  /** Whether something had broken under its process, then or before. */
  faulty: boolean;
};

/** A web process that answers one call at a time. */
export type Caller = { actor: Actor; begin(call: Call, token: string): void };

/** The whole application on an actor's connections. */
export async function aCaller(base: Deps, actor: Actor): Promise<Caller> {
  const deps: Deps = { ...base, db: actor.db, pool: actor.pool };
  const app = await buildApp(deps, { webFolder: path.join(base.config.dataDir, 'no-web') });
  await app.ready();
  return {
    actor,
    begin: (call, token) =>
      actor.begin(async () => {
        const reply = await app.inject(await requestOf(call, token)).catch((error) => {
          // Who was never answered is hung up on a minute later, and of a dead process nobody hears it.
          if (!actor.dead) throw error;
        });
        if (!reply || actor.dead) return;
        call.faulty = actor.faults > 0;
        call.answer = { status: reply.statusCode, body: reply.body };
      }),
  };
}

async function requestOf(
  { method, url, fields, json, key }: Call,
  token: string,
): Promise<InjectOptions> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  if (json) return { method, url, headers, payload: json };
  if (!fields) return { method, url, headers };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'people.csv');
  }
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const payload = Buffer.from(await sent.arrayBuffer());
  return { method, url, payload, headers: { ...headers, 'content-type': type } };
}
