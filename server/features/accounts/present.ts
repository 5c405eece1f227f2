import { AtsSource, type Session, type User } from '@candor/domain/model/user';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { planInfoOf } from '../../access/present-plan';
import type { UserRow } from './store';
import type { SessionRow } from './store-sessions';

const KeptAtsSource = AtsSource.nullable();

/** An account as its owner sees it. */
export function presentUser(user: UserRow, role: Actor['role'], allowance: Allowance): User {
  const atsSource = KeptAtsSource.parse(user.atsSource);
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    email_confirmed: user.emailConfirmedAt !== null,
    is_oauth: user.isOauth,
    is_integration_partner: user.isIntegrationPartner,
    context: atsSource === null ? null : { ats_source: atsSource },
    plan_info: planInfoOf(allowance),
    role,
    suspended: user.suspendedAt !== null,
    created_at: user.createdAt.toISOString(),
  };
}

/** A session as its owner sees it; its token is not known here any more. */
export function presentSession(session: SessionRow, currentId: string): Session {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_used: session.lastUsedAt.toISOString(),
    user_agent: session.userAgent,
    place: session.lastPlace,
    current: session.id === currentId,
  };
}
