import type { terms } from '@candor/domain/api/terms';
import { AppError, validationError } from '@candor/domain/errors';
import type { OwnTerm } from '@candor/domain/model/term';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { presentTerm } from './present';
import { recordChange } from './record';
import { limitErrors, settleTerm } from './settle-term';
import { insertTerm, lockTerms } from './store';

type AddCall = Pick<Call<typeof terms.add>, 'actor' | 'body' | 'requestId'>;

/**
 * Teaches a term. It counts in every scoring from now on.
 *
 * @throws AppError 400 by field, 409 for a name that is taught already.
 */
export async function addTerm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: AddCall,
): Promise<OwnTerm> {
  const { userId } = call.actor;
  return db.transaction(async (tx) => {
    const others = await lockTerms(tx, userId);
    const same = others.find(({ nameKey }) => nameKey === call.body.name.toLowerCase());
    if (same) {
      throw new AppError('conflict', {
        detail: serverMessages.termTaken,
        current: presentTerm(same),
      });
    }
    const settled = settleTerm(call.body, others);
    const errors = [...limitErrors(others.length), ...(settled.ok ? [] : settled.errors)];
    if (!settled.ok || errors.length > 0) throw validationError(errors);
    const now = clock.now();
    const row = await insertTerm(tx, userId, settled.body, now);
    await recordChange(tx, call, { added: 1, changed: 0, removed: 0, id: row.id }, now);
    return presentTerm(row);
  });
}
