import { analytics } from '@candor/domain/api/analytics';
import { ats } from '@candor/domain/api/ats';
import { batches } from '@candor/domain/api/batches';
import { billing } from '@candor/domain/api/billing';
import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { invitations } from '@candor/domain/api/invitations';
import type { InjectOptions } from 'fastify';
import type { Deps } from '../../deps';
import { serveFeatures } from '../../features';
import { createApp } from '../../http/create-app';
import { createServe } from '../../http/create-serve';
import type { App, Serve } from '../../http/serve';
import type { Actor } from './actor';

/** What a call says and what it was answered; null while it is not. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  fields?: Record<string, string | File>;
  json?: object;
  key?: string;
  /** The event of Stripe that it tells of. */
  event?: string;
  /** A body that is signed when the call is made. */
  signed?: () => { body: string; signature: string };
  answer: { status: number; body: string } | null;
  /** Whether something had broken under its process, then or before. */
  faulty: boolean;
};

/** A web process that answers one call at a time. */
export type Caller = { actor: Actor; begin(call: Call, token: string): void };

/** The calls that people make here: preparing the hundreds of others would be most of what a new process takes. */
const CALLED: readonly EndpointSpec[] = [
  ...[batches.submit, batches.list, batches.results, batches.rerun, batches.cancel, batches.remove],
  batches.replaceDocument,
  ...[invitations.create, invitations.cancel, candidateAssessment.start],
  ...[analytics.match, ats.ashby.scoreJob],
  ...[billing.checkout, billing.purchaseInvitationCredits, billing.events],
  ...[billing.cancel, billing.resume, billing.refresh],
];

/** The application on an actor's connections. */
export async function aCaller(base: Deps, actor: Actor): Promise<Caller> {
  const deps: Deps = { ...base, db: actor.db, pool: actor.pool };
  const app = await openApp(deps);
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

async function openApp(deps: Deps): Promise<App> {
  const app = await createApp(deps.config, deps.log, deps.metrics, deps.tracer);
  // Nobody here calls too often, and each call of a seed would be counted first.
  const serveAny = createServe(app, deps, { requestLimit: async () => {} });
  const serve: Serve = (endpoint, handler) => {
    if (CALLED.includes(endpoint)) serveAny(endpoint, handler);
  };
  serveFeatures(serve, () => {}, deps);
  await app.ready();
  return app;
}

async function requestOf(
  { method, url, fields, json, key, signed }: Call,
  token: string,
): Promise<InjectOptions> {
  if (signed) return { method, url, ...signedRequest(signed()) };
  const headers = {
    authorization: `Bearer ${token}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  if (json) return { method, url, headers, payload: json };
  if (!fields) return { method, url, headers };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const payload = Buffer.from(await sent.arrayBuffer());
  return { method, url, payload, headers: { ...headers, 'content-type': type } };
}

function signedRequest({ body, signature }: { body: string; signature: string }): InjectOptions {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return { payload: body, headers };
}
