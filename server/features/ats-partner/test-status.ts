import { AppError } from '@candor/domain/errors';
import type { TestStatus } from '@candor/domain/model/ats-partner';
import type { Deps } from '../../deps';
import { reportPath } from './ashby-update';
import type { Invitations } from './asked';
import { findByCode } from './store';

/**
 * The state of an invitation that Greenhouse requested. There is a score once answers were submitted that can be
 * scored.
 *
 * @throws AppError 404 for one that it did not request.
 */
export async function testStatus(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  invitations: Pick<Invitations, 'scoreOf'>,
  { userId, code }: { userId: string; code: string },
): Promise<TestStatus> {
  const found = await findByCode(db, { userId, ats: 'greenhouse', code });
  if (!found) throw new AppError('not_found');
  const { id, state, submittedAt, done, steps } = found;
  const isComplete = state === 'completed';
  const score = isComplete ? await invitations.scoreOf(id) : null;
  return {
    partner_status: isComplete ? 'complete' : state,
    partner_profile_url: `${config.publicUrl}${reportPath(code)}`,
    ...(score !== null && { partner_score: score }),
    metadata: {
      'Steps done': `${done} of ${steps}`,
      ...(submittedAt && { 'Completed at': submittedAt.toISOString() }),
    },
  };
}
