import type { savedSources } from '@candor/domain/api/saved-sources';
import { AppError } from '@candor/domain/errors';
import type { SavedSource } from '@candor/domain/model/saved-source';
import { ConnectedType } from '@candor/domain/model/source';
import { sealSourceConfig } from '../../../access/source-config';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { reachSource } from '../../../sources/reach';
import { checkedChoice } from '../checked-choice';
import { findSaved } from './find';
import { presentSaved } from './present';
import { recordSaved } from './record';
import { updateSaved } from './store';

/**
 * Replaces what finds and opens a saved source, whole: nothing of the one before is carried over. It is reached first.
 *
 * @throws AppError 404, 400 by field, 402 for a source that the plan does not take, 503 when it does not answer.
 */
export async function replaceSource(
  deps: Deps,
  call: Call<typeof savedSources.replace>,
): Promise<SavedSource> {
  const { actor, params, body, allowance } = call;
  const row = await findSaved(deps.db, actor, params.id);
  const choice = checkedChoice(allowance, ConnectedType.parse(row.inputType), body.source_config);
  const label = await reachSource(deps, actor.userId, choice);
  const place = { table: 'saved_sources' as const, id: row.id };
  const sourceConfigSealed = sealSourceConfig(deps.config, choice, place);
  const replaced = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const changed = await updateSaved(tx, row, { label, sourceConfigSealed, lastTestedAt: now });
    if (!changed) throw new AppError('not_found');
    await recordSaved(tx, call, 'source.changed', row, now);
    return changed;
  });
  return presentSaved(deps, replaced);
}
