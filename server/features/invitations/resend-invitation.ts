import type { BodyOf } from '@candor/domain/api/endpoint';
import type { invitations } from '@candor/domain/api/invitations';
import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { INVITATION_DAYS, isOpen, statusAt } from '@candor/domain/rules/invitation';
import { loadAllowance } from '../../access/allowance';
import { spendCredit } from '../../access/credits';
import { creditsUsedUp } from '../../access/refusals';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { type ChangeCall, changing } from './change-invitation';
import { cannotBecome } from './change-status';
import { oweInvitation } from './owe-letters';
import type { InvitationChange, InvitationRow } from './store';

const DAY_MS = 86_400_000;
/** Nobody should feel pressed. */
const ONCE_IN_MS = 3_600_000;

/**
 * Renews an invitation: the same code is open for as long as a new one. An expired one returns to its previous
 * status. It costs nothing, unless the credit was returned because nobody had started: then it is taken again.
 *
 * @throws AppError 404; 400 for one that is completed or cancelled, and for mail without an address; 402; 429 within
 * an hour.
 */
export async function resendInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: ChangeCall<BodyOf<typeof invitations.resend>>,
): Promise<void> {
  const { expires_in_days: days = INVITATION_DAYS, send_email } = call.body;
  await changing(deps, call, 'invitation.resent', async (tx, row, now) => {
    const before = statusAt(row.status, row.expiresAt, now);
    if (!isOpen(before) && before !== 'expired') throw cannotBecome(before, 'pending');
    demandPause(row, now);
    if (send_email && row.candidateEmail === null) {
      throw validationError([{ field: 'send_email', message: messages.emailRequired }]);
    }
    const paid = await paidAgain(tx, row, now);
    if (send_email) await oweInvitation(tx, row, now);
    return {
      status: row.status === 'expired' ? (row.statusBefore ?? 'pending') : row.status,
      statusBefore: null,
      endedAt: null,
      erasureAnnouncedAt: null,
      resentAt: now,
      remindersSent: 0,
      remindedAt: null,
      undeliverableAt: null,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      ...paid,
    };
  });
}

function demandPause({ resentAt }: InvitationRow, now: Date): void {
  const waitMs = resentAt === null ? 0 : resentAt.getTime() + ONCE_IN_MS - now.getTime();
  if (waitMs <= 0) return;
  const retry_after = Math.ceil(waitMs / 1000);
  throw new AppError('rate_limited', { detail: messages.resentLately, retry_after });
}

async function paidAgain(tx: Tx, row: InvitationRow, now: Date): Promise<InvitationChange> {
  if (row.creditFrom !== null) return {};
  const creditFrom = await spendCredit(tx, row.userId, now);
  if (creditFrom === null) throw creditsUsedUp(await loadAllowance(tx, row.userId, now));
  return { creditFrom, creditAt: now };
}
