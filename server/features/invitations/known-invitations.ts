import type { KnownInvitation, KnownInvitationsBody } from '@candor/domain/model/invitation';
import { statusAt } from '@candor/domain/rules/invitation';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { invitations } from '../../db/schema';
import type { Deps } from '../../deps';

const { assessmentId, ashbyAssessmentId, greenhouseAssessmentId } = invitations;

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
  const to = toAssessment(body);
  if (to === null) return [];
  const keys = body.candidate_emails.map(keyOf);
  const found = new Map((await newestTo(db, userId, to, keys)).map((row) => [row.key, row]));
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

const emailKey = sql<string>`lower(${invitations.candidateEmail})`;

function newestTo(executor: Executor, userId: string, to: SQL, keys: readonly string[]) {
  const { code, status, createdAt, expiresAt, submittedAt, id } = invitations;
  return executor
    .selectDistinctOn([emailKey], {
      key: emailKey,
      ...{ code, status, createdAt, expiresAt, submittedAt },
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.userId, userId),
        to,
        ne(status, 'cancelled'),
        inArray(emailKey, [...new Set(keys)]),
      ),
    )
    .orderBy(emailKey, desc(createdAt), desc(id));
}

/** The condition that an invitation leads to this assessment; null where none can. */
function toAssessment(body: KnownInvitationsBody): SQL | null {
  if (body.ashby_assessment_id !== undefined)
    return eq(ashbyAssessmentId, body.ashby_assessment_id);
  if (body.greenhouse_assessment_id !== undefined)
    return eq(greenhouseAssessmentId, body.greenhouse_assessment_id);
  const id = body.assessment_id ?? '';
  return isUuid(id) ? eq(assessmentId, id) : null;
}
