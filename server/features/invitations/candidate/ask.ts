import type { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { BodyOf } from '@candor/domain/api/endpoint';
import { countAgainst } from '../../../access/rate-limits';
import { storable } from '../../../db/storable';
import type { Deps } from '../../../deps';
import { oweRequest } from '../owe-letters';
import { insertRequest, updateInvitation } from '../store';
import { type Visit, withInvited } from './find-invited';
import { noteCandidate } from './work';

type AskCall = Visit & { body: BodyOf<typeof candidateAssessment.request>; requestId: string };

/**
 * Passes a candidate's request on to the sender, even after a link has ended: rights do not end. Returns the
 * request's id.
 *
 * @throws AppError 404, 429.
 */
export async function askSender(
  deps: Pick<Deps, 'db' | 'clock'>,
  { body, requestId, ...visit }: AskCall,
): Promise<string> {
  return withInvited(deps, visit, async (row) => {
    const now = deps.clock.now();
    await countAgainst('candidateRequest', { db: deps.db, subject: row.code, now });
    return deps.db.transaction(async (tx) => {
      const { kind } = body;
      const message = storable(body.message);
      const asked = await insertRequest(tx, {
        invitationId: row.id,
        kind,
        message,
        createdAt: now,
      });
      await updateInvitation(tx, row.id, { newsAt: now, lastAccessed: now });
      await oweRequest(tx, row, asked, now);
      await noteCandidate(tx, row, 'invitation.asked', { requestId, details: { kind } }, now);
      return asked.id;
    });
  });
}
