import type { savedSources } from '@candor/domain/api/saved-sources';
import type { SourceFound } from '@candor/domain/model/source';
import { inputTypeClosed } from '../../../access/refusals';
import { savedChoice } from '../../../access/saved-source';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { lookInto } from '../../../sources/look-into';
import { reachedWithin } from '../../../sources/reach';
import { findSaved } from './find';
import { noteReached } from './store';

/** Looks into a saved source as a test of an unsaved one does, and notes that it was reached. Throws as `testSource`, AppError 404. */
export async function testSaved(
  deps: Deps,
  { actor, allowance, params }: Call<typeof savedSources.test>,
): Promise<SourceFound> {
  const row = await findSaved(deps.db, actor, params.id);
  const choice = savedChoice(deps.config, row);
  if (!allowance.allowedInputTypes.includes(choice.type)) {
    throw inputTypeClosed(allowance, choice.type);
  }
  const found = await reachedWithin(deps, actor.userId, choice, lookInto);
  await noteReached(deps.db, row, { label: found.label, lastTestedAt: deps.clock.now() });
  return found;
}
