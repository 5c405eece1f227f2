import type { BodyOf } from '@candor/domain/api/endpoint';
import type { staff } from '@candor/domain/api/staff';
import type { UserState } from '@candor/domain/model/staff';
import type { PlanType } from '@candor/domain/rules/plans';
import { and, desc, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { activeKeyCount, type SubscriptionRow } from '../../access/allowance';
import type { Executor, Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { auditLog, subscriptions, users } from '../../db/schema';

export type StaffUserRow = {
  user: typeof users.$inferSelect;
  subscription: SubscriptionRow;
  keys: number;
  lastSeenAt: Date | null;
};

export type ChangeRow = Pick<typeof auditLog.$inferSelect, 'id' | 'at' | 'details'> & {
  by: string | null;
};

/** The last sign of life by a person or a program of the account. */
const lastSeen = sql<Date | null>`greatest(
  (select max(s.last_used_at) from sessions s where s.user_id = ${users.id}),
  (select max(k.last_used_at) from api_keys k where k.user_id = ${users.id})
)`.mapWith(users.createdAt);

function selectUsers(executor: Executor) {
  return executor
    .select({
      user: users,
      subscription: subscriptions,
      keys: activeKeyCount,
      lastSeenAt: lastSeen,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id));
}

type At = { staffEmails: readonly string[]; now: Date };

/** The accounts that fit, newest first, with the number of all of them. */
export async function listUsers(
  executor: Executor,
  { search, plan, state, limit, skip }: BodyOf<typeof staff.users>,
  at: At,
): Promise<{ rows: StaffUserRow[]; total: number }> {
  const where = and(
    search ? matches(search) : undefined,
    plan ? isOn(plan, at) : undefined,
    state ? isIn(state, at) : undefined,
  );
  const rows = await selectUsers(executor)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::integer` })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Wildcard characters are taken literally here. */
function matches(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(users.email, part),
    ilike(users.fullName, part),
    ...(isUuid(search) ? [eq(users.id, search)] : []),
  );
}

/** Whether a paid plan is over; see `asOf`, which says the same of one row. */
function ended({ now }: At): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { planType, endsAt, graceEndsAt, status } = subscriptions;
  return sql`(${planType} <> 'trial' and (coalesce(${endsAt} <= ${at}, false)
    or (${status} = 'past_due' and coalesce(${graceEndsAt} <= ${at}, false))))`;
}

/** A plan that is over counts as a trial that has ended. */
function isOn(plan: PlanType, at: At): SQL {
  const named = eq(subscriptions.planType, plan);
  return plan === 'trial' ? sql`(${named} or ${ended(at)})` : sql`(${named} and not ${ended(at)})`;
}

function isIn(state: UserState, at: At): SQL | undefined {
  const { staffEmails, now } = at;
  const onTrial = isOn('trial', at);
  const ends = sql`coalesce(${subscriptions.trialEndsAt} <= ${now.toISOString()}::timestamptz, false)`;
  const over = sql`(${ends} or ${ended(at)})`;
  const open = sql`${users.suspendedAt} is null`;
  switch (state) {
    case 'trialing':
      return and(onTrial, sql`not ${over}`);
    case 'expired':
      return and(onTrial, over);
    case 'active':
      return and(
        sql`not ${onTrial}`,
        sql`${subscriptions.status} not in ('past_due', 'cancelled')`,
      );
    case 'past_due':
    case 'cancelled':
      return and(sql`not ${onTrial}`, eq(subscriptions.status, state));
    case 'unconfirmed':
      return and(sql`${users.emailConfirmedAt} is null`, eq(users.isOauth, false));
    case 'suspended':
      return sql`${users.suspendedAt} is not null`;
    case 'partner':
      return eq(users.isIntegrationPartner, true);
    case 'staff':
      return and(open, or(eq(users.isStaff, true), isNamed(staffEmails)));
  }
}

function isNamed(staffEmails: readonly string[]): SQL | undefined {
  if (staffEmails.length === 0) return undefined;
  return and(
    sql`(${users.emailConfirmedAt} is not null and ${users.emailVouchedBy} is null)`,
    inArray(users.emailKey, [...staffEmails]),
  );
}

/** One account; null for an id that nobody has. */
export async function findUserRow(executor: Executor, id: string): Promise<StaffUserRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await selectUsers(executor).where(eq(users.id, id));
  return row ?? null;
}

/** Until the transaction ends nobody else changes or erases the account. false for an unknown id. */
export async function lockUser(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return found.length > 0;
}

/** Whether this member of the staff looked at the account since a moment. */
export async function wasViewed(
  executor: Executor,
  { userId, staffId, since }: { userId: string; staffId: string; since: Date },
): Promise<boolean> {
  const found = await executor
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.userId, userId),
        gte(auditLog.at, since),
        eq(auditLog.action, 'account.viewed'),
        eq(auditLog.actorId, staffId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

const SHOWN_CHANGES = 20;

/** Other actors may have ids of another kind. */
const staffId = sql`case when ${auditLog.actorKind} = 'staff' then ${auditLog.actorId}::uuid end`;

/** What the operator's people changed lately, the latest first, with who they are. */
export async function changesOf(executor: Executor, userId: string): Promise<ChangeRow[]> {
  return executor
    .select({ id: auditLog.id, at: auditLog.at, details: auditLog.details, by: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, staffId))
    .where(
      and(
        eq(auditLog.userId, userId),
        eq(auditLog.action, 'contract.changed'),
        eq(auditLog.actorKind, 'staff'),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(SHOWN_CHANGES);
}
