import { validationError } from '@candor/domain/errors';
import { ConnectedType } from '@candor/domain/model/source';
import type { ConnectedInput, SourceChoice } from '@candor/domain/rules/source-config';
import { serverMessages } from '@candor/domain/server-messages';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../config';
import type { Executor } from '../db/database';
import { isUuid } from '../db/is-uuid';
import { savedSources } from '../db/schema';
import { openSourceConfig } from './source-config';

export type SavedSourceRow = typeof savedSources.$inferSelect;

/** A saved source of this account; null for an unknown or foreign id. */
export async function findSavedSource(
  executor: Executor,
  userId: string,
  id: string,
): Promise<SavedSourceRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await executor
    .select()
    .from(savedSources)
    .where(and(eq(savedSources.id, id), eq(savedSources.userId, userId)));
  return row ?? null;
}

/** The type and configuration of a saved source. Throws SecretUnreadable. */
export function savedChoice(
  keys: Pick<Config, 'secretKeys'>,
  { id, inputType, sourceConfigSealed }: SavedSourceRow,
): SourceChoice {
  const place = { table: 'saved_sources' as const, id };
  return openSourceConfig(keys, ConnectedType.parse(inputType), sourceConfigSealed, place);
}

/**
 * The saved source that a submission names instead of a configuration.
 *
 * @throws AppError 400 for an unknown or foreign id, or one of another type.
 */
export async function namedChoice(
  executor: Executor,
  keys: Pick<Config, 'secretKeys'>,
  { userId, id, type }: { userId: string; id: string; type: ConnectedInput },
): Promise<SourceChoice> {
  const field = 'source_config_json.saved_source_id';
  const row = await findSavedSource(executor, userId, id);
  if (!row) throw validationError([{ field, message: serverMessages.savedSourceGone }]);
  if (row.inputType !== type)
    throw validationError([{ field, message: serverMessages.savedSourceOther }]);
  return savedChoice(keys, row);
}
