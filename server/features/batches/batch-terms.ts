import type { BatchTermsAnswer } from '@candor/domain/model/term';
import { changedTerms, compileJob } from '@candor/engine';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { accountTerms, keptTerms } from '../../scoring/account-terms';
import { compiledTerms } from '../../scoring/compiled-terms';
import { findOwn } from './find-own';
import { isUnfinished } from './store/batch';

/**
 * Whether terms taught, changed or forgotten since a batch was scored affect its job. A running batch is not checked:
 * it ends with the terms it started with. Throws AppError 404.
 */
export async function batchTerms(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<BatchTermsAnswer> {
  const batch = await findOwn(db, actor, id);
  const now = await accountTerms(db, actor.userId);
  if (isUnfinished(batch) || batch.termsVersion === (now?.version ?? null)) {
    return { matters: false, changed: [] };
  }
  const before = await keptTerms(db, actor.userId, batch.termsVersion);
  const changed = changedTerms(
    compileJob(batch.jobText, compiledTerms(before)),
    compileJob(batch.jobText, compiledTerms(now)),
  );
  return { matters: changed.length > 0, changed };
}
