import type { terms } from '@candor/domain/api/terms';
import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { recordChange } from './record';
import { deleteTerm, lockTerms } from './store';

type RemoveCall = Pick<Call<typeof terms.remove>, 'actor' | 'params' | 'requestId'>;

/** Forgets a term. Results keep what they were scored with. Throws AppError 404. */
export async function removeTerm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: RemoveCall,
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockTerms(tx, call.actor.userId);
    const term = all.find(({ id }) => id === call.params.id);
    if (!term) throw new AppError('not_found');
    await deleteTerm(tx, term);
    await recordChange(tx, call, { added: 0, changed: 0, removed: 1, id: term.id }, clock.now());
  });
}
