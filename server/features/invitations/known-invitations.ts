import type { KnownInvitation, KnownInvitationsBody } from '@candor/domain/model/invitation';
import { statusAt } from '@candor/domain/rules/invitation';
import type { Deps } from '../../deps';
import { newestTo } from './store-known';

/**
 * Which of these addresses an account invited to an assessment before, in the given order: for each the newest
 * invitation that was not cancelled. For an assessment that does not exist or is another account's, nobody was
 * invited; whether one hosted by an ATS exists is not known here either, so all three cases get the same answer.
 */
export async function knownInvitations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  body: KnownInvitationsBody,
): Promise<KnownInvitation[]> {
  const newest = await newestTo(db, userId, body, body.candidate_emails.map(keyOf));
  const found = new Map(newest.map((row) => [row.key, row]));
  const now = clock.now();
  return body.candidate_emails.flatMap((candidate_email) => {
    const row = found.get(keyOf(candidate_email));
    if (!row) return [];
    return {
      candidate_email,
      invitation_code: row.code,
      status: statusAt(row.status, row.expiresAt, now),
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      submitted_at: row.submittedAt?.toISOString() ?? null,
    };
  });
}

/** An address as addresses are compared; the database makes the same of them, as they hold no letters beyond ASCII. */
function keyOf(email: string): string {
  return email.toLowerCase();
}
