import type { KnownInvitationsBody } from '@candor/domain/model/invitation';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { invitations } from '../../db/schema';
import type { InvitationRow } from './store';

type Assessment = Omit<KnownInvitationsBody, 'candidate_emails'>;

/** An invitation with the address it went to, as addresses are compared. */
type NewestInvitation = Pick<
  InvitationRow,
  'code' | 'status' | 'createdAt' | 'expiresAt' | 'submittedAt'
> & { key: string };

const emailKey = sql<string>`lower(${invitations.candidateEmail})`;

/** For each of these addresses the account's newest invitation to an assessment that was not cancelled, if there is one. */
export async function newestTo(
  executor: Executor,
  userId: string,
  assessment: Assessment,
  keys: readonly string[],
): Promise<NewestInvitation[]> {
  const to = leadsTo(assessment);
  if (to === null) return [];
  const { code, status, createdAt, expiresAt, submittedAt, id } = invitations;
  return executor
    .selectDistinctOn([emailKey], {
      key: emailKey,
      code,
      status,
      createdAt,
      expiresAt,
      submittedAt,
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
function leadsTo(assessment: Assessment): SQL | null {
  const { assessmentId, ashbyAssessmentId, greenhouseAssessmentId } = invitations;
  if (assessment.ashby_assessment_id !== undefined)
    return eq(ashbyAssessmentId, assessment.ashby_assessment_id);
  if (assessment.greenhouse_assessment_id !== undefined)
    return eq(greenhouseAssessmentId, assessment.greenhouse_assessment_id);
  const id = assessment.assessment_id ?? '';
  return isUuid(id) ? eq(assessmentId, id) : null;
}
