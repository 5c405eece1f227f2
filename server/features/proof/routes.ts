import { proof } from '@candor/domain/api/proof';
import { issueTicket } from '../../access/tickets';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { giveProof, type Passkeys } from './give-proof';
import { proofMethodOf } from './proof-method';

/** Long enough to sign in at a provider that requires its own second factor. */
const NONCE_MS = 10 * 60_000;

/** Showing again who one is, before something that cannot be taken back. */
export function proofRoutes(serve: Serve, deps: Deps, { passkeys }: { passkeys: Passkeys }): void {
  const { db, clock } = deps;

  serve(proof.ways, async ({ actor }) => {
    const { method } = await proofMethodOf(deps, actor.userId);
    return { body: { method, passkey: await passkeys.has(actor.userId) } };
  });

  serve(proof.nonce, async ({ actor }) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + NONCE_MS);
    const { userId } = actor;
    const nonce = await issueTicket(db, { userId, kind: 'proof_nonce', now, expiresAt });
    return { body: { nonce } };
  });

  serve(proof.passkey, async ({ actor }) => ({ body: await passkeys.begin(actor.userId) }));

  serve(proof.give, async ({ actor, body, ip, requestId }) => {
    const until = await giveProof(deps, passkeys, actor, { body, ip, requestId });
    return { body: { until: until.toISOString() } };
  });
}
