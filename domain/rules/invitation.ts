import { z } from 'zod';

/**
 * The status of an invitation. `pending`: sent and not started, even if the link was opened. `accepted`: the
 * candidate agreed to start. `active`: at least one answer or milestone is stored.
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

/** A status as received; an unknown one reads as pending. */
export const ReadInvitationStatus = InvitationStatus.catch('pending');

export const ProgressStatus = z.enum(['not_started', 'in_progress', 'completed', 'no_data']);
export type ProgressStatus = z.infer<typeof ProgressStatus>;

/** Progress as received; missing or unknown reads as no data. */
export const ReadProgressStatus = ProgressStatus.catch('no_data');

/**
 * The transitions an invitation makes by itself; an expired one goes back only through a resend, see `resentStatus`.
 */
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

/** How many days an invitation stays open after it was last sent, unless its sender says otherwise. */
export const INVITATION_DAYS = 30;
/** How long somebody who has started may take beyond that to finish. */
export const FINISH_MS = DAY_MS;
/** An open invitation without activity for this long is stalled. */
export const STALLED_MS = 3 * DAY_MS;

/**
 * Whether an invitation may change to this status. Staying the same is not a change, and always allowed while it is
 * open.
 */
export function mayBecome(from: InvitationStatus, to: InvitationStatus): boolean {
  return from === to ? isOpen(from) : NEXT[from].includes(to);
}

/** Whether a candidate can still work on it. */
export function isOpen(status: InvitationStatus): status is (typeof OPEN_STATUSES)[number] {
  return (OPEN_STATUSES as readonly InvitationStatus[]).includes(status);
}

/** When an open invitation ends: somebody in the middle gets another day to finish. */
export function endOf(status: InvitationStatus, expiresAt: Date): Date {
  return status === 'pending' ? expiresAt : new Date(expiresAt.getTime() + FINISH_MS);
}

/** The status at a given moment, whether or not its expiry has been recorded. */
export function statusAt(status: InvitationStatus, expiresAt: Date, now: Date): InvitationStatus {
  return isOpen(status) && endOf(status, expiresAt) <= now ? 'expired' : status;
}

/** How far somebody is; without milestones, or if nothing is known about them, there is nothing to say. */
export function progressStatus(invitation: {
  status: InvitationStatus;
  milestones_completed?: number | null | undefined;
  total_milestones?: number | null | undefined;
}): ProgressStatus {
  if (!invitation.total_milestones) return 'no_data';
  if (invitation.status === 'completed') return 'completed';
  return (invitation.milestones_completed ?? 0) > 0 ? 'in_progress' : 'not_started';
}

/** The share of completed milestones in whole percent; 0 if there are none. */
export function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}

/** The rounded mean of completion percentages; 0 if there are none. */
export function averageProgress(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0;
  return Math.round(percentages.reduce((sum, one) => sum + one, 0) / percentages.length);
}

/** The path of an invitation's page. */
export function invitationPath(code: string): string {
  return `/invite/${code}`;
}

/** Appended to the path of an invitation: where its candidate turns reminders off. */
export const STOP_REMINDERS = '?reminders=stop';
