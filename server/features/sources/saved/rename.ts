import type { savedSources } from '@candor/domain/api/saved-sources';
import { AppError } from '@candor/domain/errors';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { presentSaved } from './present';
import { recordSaved } from './record';
import { checkName } from './save';
import { lockSaved, updateSaved } from './store';

type RenameCall = Pick<Call<typeof savedSources.rename>, 'actor' | 'params' | 'body' | 'requestId'>;

/** Changes a name. Throws AppError 404, 409 for a name that another source has. */
export async function renameSource(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  call: RenameCall,
): Promise<SavedSource> {
  const { name } = call.body;
  const renamed = await deps.db.transaction(async (tx) => {
    const all = await lockSaved(tx, call.actor.userId);
    const row = all.find(({ id }) => id === call.params.id);
    if (!row) throw new AppError('not_found');
    checkName(
      all.filter((other) => other !== row),
      name,
    );
    const changed = await updateSaved(tx, row, { name, nameKey: name.toLowerCase() });
    await recordSaved(tx, call, 'source.changed', row, deps.clock.now());
    return changed ?? row;
  });
  return presentSaved(deps, renamed);
}
