import { randomUUID } from 'node:crypto';
import type { savedSources } from '@candor/domain/api/saved-sources';
import { AppError, validationError } from '@candor/domain/errors';
import { SAVED_SOURCE_LIMITS, type SavedSource } from '@candor/domain/model/saved-source';
import { serverMessages } from '@candor/domain/server-messages';
import type { SavedSourceRow } from '../../../access/saved-source';
import { sealSourceConfig } from '../../../access/source-config';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { reachSource } from '../../../sources/reach';
import { checkedChoice } from '../checked-choice';
import { presentSaved } from './present';
import { recordSaved } from './record';
import { insertSaved, lockSaved, savedRows } from './store';

type SaveCall = Call<typeof savedSources.save>;

/**
 * Saves a source under a name. It is contacted first, as at a submission: a source that cannot be read is not saved.
 *
 * @throws AppError 400 by field, 402 for a source that the plan does not include, 409 for a name in use, 503 if it is
 * not configured here or does not answer.
 */
export async function saveSource(deps: Deps, call: SaveCall): Promise<SavedSource> {
  const { db, config, clock } = deps;
  const { userId } = call.actor;
  const { name, input_type: inputType, source_config: given } = call.body;
  const choice = checkedChoice(call.allowance, inputType, given);
  checkRoom(await savedRows(db, userId), name);
  const label = await reachSource(deps, userId, choice);
  const id = randomUUID();
  const now = clock.now();
  const row = {
    id,
    userId,
    name,
    nameKey: name.toLowerCase(),
    inputType,
    label,
    createdAt: now,
    lastTestedAt: now,
    sourceConfigSealed: sealSourceConfig(config, choice, { table: 'saved_sources', id }),
  };
  await db.transaction(async (tx) => {
    checkRoom(await lockSaved(tx, userId), name);
    await insertSaved(tx, row);
    await recordSaved(tx, call, 'source.saved', row, now);
  });
  return presentSaved(deps, row);
}

function checkRoom(rows: readonly SavedSourceRow[], name: string): void {
  checkName(rows, name);
  const most = SAVED_SOURCE_LIMITS.sources;
  if (rows.length < most) return;
  throw validationError([{ field: 'name', message: serverMessages.savedSourceLimit(most) }]);
}

/** Throws AppError 409 where one of these sources has the name, whatever its case. */
export function checkName(rows: readonly SavedSourceRow[], name: string): void {
  if (!rows.some(({ nameKey }) => nameKey === name.toLowerCase())) return;
  throw new AppError('conflict', { detail: serverMessages.savedSourceTaken });
}
