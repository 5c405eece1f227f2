import type { PersistentNotification } from '@candor/domain/model/live';
import type { Deps } from '../../deps';
import { ASKS } from './request-words';
import type { InvitationRow, RequestRow } from './store';
import { askedSince, withNewsSince } from './store-news';

/** New streams get the news of this long. */
const TOLD_OF_MS = 24 * 3_600_000;

/**
 * What candidates of an account did in the last day: the latest step of each, their answers, and their requests.
 * Every stream and browser reports each once, by its id.
 */
export async function invitationNews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<PersistentNotification[]> {
  const since = new Date(clock.now().getTime() - TOLD_OF_MS);
  const rows = await withNewsSince(db, userId, since);
  if (rows.length === 0) return [];
  const asked = await askedSince(db, userId, since);
  return [
    ...rows.flatMap((row) => [stepNews(row, since), mailNews(row, since)]).filter(isNews),
    ...asked.map(({ row, request }) => requestNews(row, request)),
  ].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
}

/** The latest step, or that everything was sent; null where the news are of another kind or old. */
function stepNews(row: InvitationRow, since: Date): PersistentNotification | null {
  const { submittedAt, milestoneHistory, milestonesCompleted, totalMilestones } = row;
  if (submittedAt !== null) {
    if (submittedAt <= since) return null;
    return {
      ...about(row, `invitation:${row.id}:completed`, submittedAt),
      subtype: 'completed',
      title: `${nameOf(row)} sent the assessment`,
      message: row.jobTitle ?? 'The answers are there to read.',
    };
  }
  const last = milestoneHistory.at(-1);
  if (!last || new Date(last.completed_at) <= since) return null;
  return {
    ...about(row, `invitation:${row.id}:${milestonesCompleted}`, new Date(last.completed_at)),
    subtype: 'progress',
    title: `${nameOf(row)} did ${milestonesCompleted} of ${totalMilestones} steps`,
    message: last.milestone,
  };
}

/** That a mail never reached the candidate; null where all did, or it is long ago. */
function mailNews(row: InvitationRow, since: Date): PersistentNotification | null {
  const { undeliverableAt: at } = row;
  if (at === null || at <= since) return null;
  return {
    ...about(row, `invitation:${row.id}:undeliverable:${at.getTime()}`, at),
    subtype: 'undeliverable',
    priority: 'high',
    title: `Mail to ${row.candidateName ?? 'a candidate'} could not be delivered`,
    message: 'Copy the link for them, or send it again.',
  };
}

const isNews = (found: PersistentNotification | null) => found !== null;

function requestNews(row: InvitationRow, { id, kind, createdAt }: RequestRow) {
  return {
    ...about(row, `invitation-request:${id}`, createdAt),
    subtype: 'request',
    priority: 'high' as const,
    title: `${nameOf(row)} ${ASKS[kind]}`,
    message: row.jobTitle ?? 'Read it in the invitation.',
  };
}

function about(row: InvitationRow, id: string, at: Date) {
  return {
    id,
    read: false,
    timestamp: at.toISOString(),
    type: 'invitation',
    priority: 'medium' as const,
    data: { invitation_code: row.code },
    actionUrl: `/invitations?open=${encodeURIComponent(row.code)}`,
  };
}

const nameOf = ({ candidateName }: InvitationRow) => candidateName ?? 'A candidate';
