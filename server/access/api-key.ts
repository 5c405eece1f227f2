import type { KeyPermission } from '@candor/domain/model/api-key';
import type { Pool } from 'pg';
import type { Config } from '../config';
import { askPrepared, prepared } from '../db/ask-prepared';
import type { AuditAction } from './audit';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, allowanceOfRow, type Caller } from './caller';
import { hashToken, newToken } from './token';

/** Distinguishes keys from session tokens, and lets secret scanners recognise ours. */
const PREFIX = 'candor_';

/** A new key: 256 random bits after our prefix. */
export function newApiKey(): string {
  return PREFIX + newToken();
}

/** Whether a token has the form of an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

const FIRST_USE: AuditAction = 'api_key.used';

type Found = AccountRow & { apiKeyId: string; permissions: KeyPermission[] };

/**
 * Finds an active key and counts the call, in one statement: every admitted call was counted. The key's row is locked
 * before the row of the day, as everywhere. The first call of a day (UTC) is recorded in the account's log, in the
 * same statement: recording every call would drown what people did there, and the totals are kept with the key.
 */
const USE = prepared(`
  with used as (
    update api_keys
    set usage_count = usage_count + 1, last_used_at = greatest(last_used_at, $2)
    where key_hash = $1 and is_active
    returning id, user_id, permissions
  ), key_day as (
    insert into api_key_days (api_key_id, day, calls)
    select id, ($2::timestamptz at time zone 'utc')::date, 1 from used
    on conflict (api_key_id, day) do update set calls = api_key_days.calls + 1
    returning calls
  ), noted as (
    insert into audit_log
      (id, user_id, at, actor_kind, actor_id, action, entity_type, entity_id, details, request_id)
    select gen_random_uuid(), user_id, $2::timestamptz, 'api_key', id, '${FIRST_USE}', 'api_key', id, '{}', $3
    from used, key_day where calls = 1
  ), account_day as (
    insert into usage_days (user_id, day, api_calls)
    select user_id, ($2::timestamptz at time zone 'utc')::date, 1 from used
    on conflict (user_id, day) do update set api_calls = usage_days.api_calls + 1
  )
  select used.id as "apiKeyId", used.permissions, ${ACCOUNT_COLUMNS}
  from used
  join users u on u.id = used.user_id
  join subscriptions p on p.user_id = u.id`);

/** The caller behind an API key, with the use counted; null for a key that is unknown or was deleted. */
export async function authenticateKey(
  { pool, config }: { pool: Pool; config: Pick<Config, 'staffEmails'> },
  { key, requestId }: { key: string; requestId: string },
  now: Date,
): Promise<Caller | null> {
  const [found] = await askPrepared<Found>(pool, USE, [hashToken(key), now, requestId]);
  if (!found) return null;
  const { apiKeyId, permissions } = found;
  return {
    actor: { ...accountOf(found, config), sessionId: null, apiKeyId, permissions },
    allowance: allowanceOfRow(found, now),
  };
}
