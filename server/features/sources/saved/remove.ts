import type { savedSources } from '@candor/domain/api/saved-sources';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { findSaved } from './find';
import { recordSaved } from './record';
import { deleteSaved } from './store';

type RemoveCall = Pick<Call<typeof savedSources.remove>, 'actor' | 'params' | 'requestId'>;

/** Forgets a saved source with its schedules. Batches of it stay. Throws AppError 404. */
export async function removeSource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: RemoveCall,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findSaved(tx, call.actor, call.params.id);
    await deleteSaved(tx, row);
    await recordSaved(tx, call, 'source.removed', row, clock.now());
  });
}
