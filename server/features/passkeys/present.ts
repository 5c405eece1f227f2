import type { Passkey } from '@candor/domain/model/passkey';
import type { PasskeyRow } from './store';

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey {
  return {
    ...{ id, name, backed_up: backedUp },
    created_at: createdAt.toISOString(),
    last_used: lastUsedAt?.toISOString() ?? null,
  };
}
