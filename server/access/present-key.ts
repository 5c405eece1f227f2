import { type ApiKey, KeyPermission } from '@candor/domain/model/api-key';
import type { apiKeys } from '../db/schema';

const KeptPermissions = KeyPermission.array();

/** A stored key as everybody sees it: only the last four characters of its value. */
export function presentKey(row: typeof apiKeys.$inferSelect): ApiKey {
  return {
    id: row.id,
    key: `****${row.last4}`,
    name: row.name,
    candidates_processed: row.candidatesProcessed,
    usage_count: row.usageCount,
    last_used: row.lastUsedAt?.toISOString() ?? null,
    is_active: row.isActive,
    created_at: row.createdAt.toISOString(),
    permissions: KeptPermissions.parse(row.permissions),
  };
}
