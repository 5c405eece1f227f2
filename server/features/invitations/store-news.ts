import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { invitationRequests, invitations } from '../../db/schema';
import type { InvitationRow, RequestRow } from './store';

/** News of one kind that are told. */
const MOST = 10;

/** Invitations of an account that there are news of since a moment, requests among them, the latest first. */
export async function withNewsSince(
  executor: Executor,
  userId: string,
  since: Date,
): Promise<InvitationRow[]> {
  return executor
    .select()
    .from(invitations)
    .where(and(eq(invitations.userId, userId), gt(invitations.newsAt, since)))
    .orderBy(desc(invitations.newsAt))
    .limit(MOST);
}

/** What candidates of an account have asked for since a moment, the latest first. */
export async function askedSince(
  executor: Executor,
  userId: string,
  since: Date,
): Promise<{ request: RequestRow; row: InvitationRow }[]> {
  return executor
    .select({ request: invitationRequests, row: invitations })
    .from(invitationRequests)
    .innerJoin(invitations, eq(invitations.id, invitationRequests.invitationId))
    .where(and(eq(invitations.userId, userId), gt(invitationRequests.createdAt, since)))
    .orderBy(desc(invitationRequests.createdAt))
    .limit(MOST);
}
