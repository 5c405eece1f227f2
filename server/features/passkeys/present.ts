import type { Passkey } from '@candor/domain/model/passkey';
import type { PasskeyRow } from './store';

/** A passkey as a browser is told of it, to find it or to leave it out. */
export function presentToBrowser({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports };
}

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    backed_up: backedUp,
    created_at: createdAt.toISOString(),
    last_used: lastUsedAt?.toISOString() ?? null,
  };
}
