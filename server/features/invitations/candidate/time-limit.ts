import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { InvitationRow } from '../store';

const MINUTE_MS = 60_000;
/** An answer written in time may be in transit for a while. */
const ON_ITS_WAY_MS = MINUTE_MS;

/** When the time of somebody who has begun is up; null before that and without a limit. */
export function timeEndsAt({
  startedAt,
  timeLimitMinutes,
}: Pick<InvitationRow, 'startedAt' | 'timeLimitMinutes'>): Date | null {
  if (startedAt === null || timeLimitMinutes === null) return null;
  return new Date(startedAt.getTime() + timeLimitMinutes * MINUTE_MS);
}

/** Whether the time of somebody is up. */
export function isTimeUp(row: InvitationRow, now: Date): boolean {
  const end = timeEndsAt(row);
  return end !== null && now >= end;
}

/** Throws AppError 409 once nothing more can be answered; what is saved can still be sent in. */
export function demandTime(row: InvitationRow, now: Date): void {
  if (isTimeUp(row, new Date(now.getTime() - ON_ITS_WAY_MS))) {
    throw new AppError('conflict', { detail: messages.timeUp, reason: 'time_up' });
  }
}
