import { MATCH_FILE_MEGABYTES } from '@candor/domain/api/analytics';
import { messages } from '@candor/domain/messages';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';

/** One side of a match: a file if there is one, else the text. */
export type Side = { text: string; file: File | null };

export const MATCH_TYPES = [
  '.pdf',
  '.docx',
  '.doc',
  '.odt',
  '.rtf',
  '.html',
  '.md',
  '.txt',
] as const;

/** What is wrong with one side; null when it can be sent. */
export function sideError(side: Side, missing: string): string | null {
  if (!side.file) return side.text.trim() === '' ? missing : null;
  const name = side.file.name.toLowerCase();
  if (!MATCH_TYPES.some((type) => name.endsWith(type))) return messages.fileType(MATCH_TYPES);
  if (side.file.size > MATCH_FILE_MEGABYTES * 1024 * 1024)
    return messages.fileSize(MATCH_FILE_MEGABYTES);
  return side.file.size === 0 ? messages.fileEmpty : null;
}

/** Why no match can be charged right now; null when one can. */
export function chargeProblem(
  subscription: Subscription | undefined,
  quota: QuotaStatus | undefined,
): string | null {
  if (!subscription) return messages.subscriptionMissing;
  if (quota?.trial_expired) return messages.trialExpired;
  const left = quota?.candidates_remaining;
  return left !== null && left !== undefined && left < 1
    ? messages.insufficientCandidateQuota(1, left)
    : null;
}
