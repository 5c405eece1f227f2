import { invitations } from '@candor/domain/api/invitations';
import { AppError } from '@candor/domain/errors';
import type { Invitation } from '@candor/domain/model/invitation';
import { pageOf } from '@candor/domain/model/page';
import type { Actor } from '../../access/actor';
import { loadAllowance } from '../../access/allowance';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { batchAssessments } from './batch-results';
import {
  cancelInvitation,
  changeInvitation,
  eraseInvitation,
  extendInvitation,
  reportProgress,
} from './change-invitation';
import { createInvitation } from './create-invitation';
import { creditHeaders } from './credit-headers';
import { knownInvitations } from './known-invitations';
import { presentInvitation, presentProgress, presentRequest } from './present';
import { resendInvitation } from './resend-invitation';
import { resultOf } from './result';
import { settleRequest } from './settle-request';
import { statsOf } from './stats';
import { findOwnInvitation, requestsOf } from './store';
import { countInvitations, listInvitations, sumGroups } from './store-list';
import { invitableAssessments, statsRows } from './store-stats';

const DAY_MS = 86_400_000;

/** The calls by which an account invites candidates and follows them. */
export function invitationRoutes(serve: Serve, deps: Deps): void {
  const { db, clock } = deps;
  const own = async ({ userId }: Actor, code: string) => {
    const found = await findOwnInvitation(db, { userId, code });
    if (!found) throw new AppError('not_found');
    return found;
  };
  const shown = async (actor: Actor, code: string): Promise<Invitation> =>
    presentInvitation(deps, await own(actor, code));
  /** Read after the call, which may have returned or taken a credit. */
  const creditsLeft = async ({ userId }: Actor) =>
    creditHeaders(await loadAllowance(db, userId, clock.now()));
  const stats = async ({ userId }: Actor, days: number) => {
    const now = clock.now();
    return statsOf(await statsRows(db, userId, new Date(now.getTime() - days * DAY_MS)), days, now);
  };

  serve(invitations.create, async (call) => {
    const { row, allowance } = await createInvitation(deps, call);
    return {
      body: presentInvitation(deps, { row, openRequests: 0 }),
      headers: creditHeaders(allowance),
    };
  });
  serve(invitations.known, async ({ actor, body }) => ({
    body: { known: await knownInvitations(deps, actor.userId, body) },
  }));
  serve(invitations.list, async ({ actor: { userId }, allowance, query }) => {
    const now = clock.now();
    const { rows, total } = await listInvitations(db, userId, query, now);
    const counts = await countInvitations(db, userId, query.search, now);
    const groups = await sumGroups(db, userId, query, now);
    const { page, limit } = query;
    return {
      body: {
        invitations: rows.map((row) => presentInvitation(deps, row)),
        total,
        page,
        limit,
        has_more: page * limit < total,
        counts,
        groups,
      },
      headers: creditHeaders(allowance),
    };
  });
  serve(invitations.stats, async ({ actor, query }) => ({ body: await stats(actor, query.days) }));
  serve(invitations.statsByAts, async ({ actor, query }) => {
    const { ats_breakdown, days } = await stats(actor, query.days);
    return { body: { ats_breakdown, days } };
  });
  serve(invitations.assessments, async ({ actor, allowance, query }) => {
    const found = await invitableAssessments(db, actor.userId);
    const page = found.slice(query.skip, query.skip + query.limit);
    return {
      body: {
        assessments: page.map(({ id, atsSource, title, jobTitle, count, lastUsedAt }) => ({
          assessment_id: id,
          ats_source: atsSource,
          title,
          job_title: jobTitle,
          invitation_count: count,
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
        ...pageOf(found.length, query),
      },
      headers: creditHeaders(allowance),
    };
  });
  serve(invitations.ofBatch, async ({ actor, params }) => ({
    body: await batchAssessments(deps, actor.userId, params.id),
  }));
  serve(invitations.show, async ({ actor, params }) => ({ body: await shown(actor, params.id) }));
  serve(invitations.progress, async ({ actor, params }) => {
    const { row } = await own(actor, params.id);
    return { body: presentProgress(row, clock.now()) };
  });
  serve(invitations.reportProgress, async ({ actor, params, body, requestId }) => {
    await reportProgress(deps, { actor, code: params.id, body, requestId });
    const { row } = await own(actor, params.id);
    return { body: presentProgress(row, clock.now()) };
  });
  serve(invitations.change, async ({ actor, params, body, requestId }) => {
    await changeInvitation(deps, { actor, code: params.id, body, requestId });
    return { body: await shown(actor, params.id) };
  });
  serve(invitations.cancel, async ({ actor, params, requestId }) => {
    await cancelInvitation(deps, { actor, code: params.id, body: undefined, requestId });
    return { body: await shown(actor, params.id), headers: await creditsLeft(actor) };
  });
  serve(invitations.resend, async ({ actor, params, body, requestId }) => {
    await resendInvitation(deps, { actor, code: params.id, body, requestId });
    const invitation = await shown(actor, params.id);
    return { body: { success: true, invitation } as const, headers: await creditsLeft(actor) };
  });
  serve(invitations.extend, async ({ actor, params, body, requestId }) => {
    await extendInvitation(deps, { actor, code: params.id, body, requestId });
    return { body: await shown(actor, params.id) };
  });
  serve(invitations.result, async ({ actor, params }) => {
    const { row } = await own(actor, params.id);
    return { body: await resultOf(deps, row) };
  });
  serve(invitations.requests, async ({ actor, params }) => {
    const { row } = await own(actor, params.id);
    return { body: { requests: (await requestsOf(db, row.id)).map(presentRequest) } };
  });
  serve(invitations.settleRequest, async ({ actor, params, requestId }) => {
    const { row } = await own(actor, params.id);
    const settled = await settleRequest(deps, row, { id: params.request_id, actor, requestId });
    return { body: presentRequest(settled) };
  });
  serve(invitations.erase, async ({ actor, params, body, requestId }) => {
    await eraseInvitation(deps, { actor, code: params.id, body, requestId });
    return { body: undefined };
  });
}
