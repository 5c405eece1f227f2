import { z } from 'zod';

/**
 * How an invitation stands. `pending`: sent and not begun, also where the link was only opened. `accepted`: the candidate agreed to
 * start. `active`: at least one answer or milestone is stored.
 */
export const InvitationStatus = z.enum([
  'pending',
  'active',
  'accepted',
  'completed',
  'expired',
  'cancelled',
]);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** A status as it arrives; one that is unknown reads as pending. */
export const ReadInvitationStatus = InvitationStatus.catch('pending');

export const ProgressStatus = z.enum(['not_started', 'in_progress', 'completed', 'no_data']);
export type ProgressStatus = z.infer<typeof ProgressStatus>;

/** How far somebody is, as it arrives; missing or unknown reads as no data. */
export const ReadProgressStatus = ProgressStatus.catch('no_data');

/** What an invitation can become of its own; an expired one goes back by a resend only, see `resentStatus`. */
const NEXT: Record<InvitationStatus, readonly InvitationStatus[]> = {
  pending: ['accepted', 'active', 'completed', 'expired', 'cancelled'],
  accepted: ['active', 'completed', 'expired', 'cancelled'],
  active: ['completed', 'expired', 'cancelled'],
  expired: [],
  completed: [],
  cancelled: [],
};

/** Statuses in which a candidate can still work. */
export const OPEN_STATUSES = ['pending', 'accepted', 'active'] as const;

const DAY_MS = 86_400_000;

/** How long an invitation is open after it was sent or sent again, in days, unless its sender says otherwise. */
export const INVITATION_DAYS = 30;
/** How long somebody who has begun may finish beyond that. */
export const FINISH_MS = DAY_MS;
/** An open invitation that nobody touched for so long is stalled. */
export const STALLED_MS = 3 * DAY_MS;

/** Whether an invitation may become this. Staying what it is is no change and always allowed while it is open. */
export function mayBecome(from: InvitationStatus, to: InvitationStatus): boolean {
  return from === to ? isOpen(from) : NEXT[from].includes(to);
}

/** Whether a candidate can still work on it. */
export function isOpen(status: InvitationStatus): status is (typeof OPEN_STATUSES)[number] {
  return (OPEN_STATUSES as readonly InvitationStatus[]).includes(status);
}

/** When an open invitation ends: who is in the middle keeps a day to finish. */
export function endOf(status: InvitationStatus, expiresAt: Date): Date {
  return status === 'pending' ? expiresAt : new Date(expiresAt.getTime() + FINISH_MS);
}

/** How an invitation stands at a moment, whether or not anybody noted its end. */
export function statusAt(status: InvitationStatus, expiresAt: Date, now: Date): InvitationStatus {
  return isOpen(status) && endOf(status, expiresAt) <= now ? 'expired' : status;
}

/** How far somebody is; without milestones, or where nothing is known of them, there is nothing to say. */
export function progressStatus(invitation: {
  status: InvitationStatus;
  milestones_completed?: number | null | undefined;
  total_milestones?: number | null | undefined;
}): ProgressStatus {
  if (!invitation.total_milestones) return 'no_data';
  if (invitation.status === 'completed') return 'completed';
  return (invitation.milestones_completed ?? 0) > 0 ? 'in_progress' : 'not_started';
}

/** The share of milestones that are done, in whole percent; of none it is 0. */
export function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}

/** The rounded mean of completion percentages; of none it is 0. */
export function averageProgress(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0;
  return Math.round(percentages.reduce((sum, one) => sum + one, 0) / percentages.length);
}

/** The page of an invitation, behind the address of the product. */
export function invitationPath(code: string): string {
  return `/invite/${code}`;
}

/** Behind the page of an invitation: where its candidate says that they are not to be reminded. */
export const STOP_REMINDERS = '?reminders=stop';
