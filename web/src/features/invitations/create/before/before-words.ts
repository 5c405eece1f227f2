import type { KnownInvitation } from '@candor/domain/model/invitation';
import { isOpen } from '@candor/domain/rules/invitation';
import { formatCount, formatDay } from '../../../../ui/format';
import { unbroken } from '../../words';

/** When somebody was invited, and what became of it: `Invited on 12 Nov, open until 3 Dec`. */
export function beforeWords(known: KnownInvitation): string {
  // In a narrow row the line breaks before what became of it, and not within its day.
  return `Invited on ${formatDay(known.created_at)}, ${unbroken(outcomeWords(known))}`;
}

function outcomeWords({ status, expires_at, submitted_at }: KnownInvitation): string {
  if (isOpen(status)) return `open until ${formatDay(expires_at)}`;
  if (status === 'expired') return `expired on ${formatDay(expires_at)}`;
  return submitted_at === null ? 'completed' : `completed on ${formatDay(submitted_at)}`;
}

/** How many of some people are in a form and how many were invited before, and who of these is left out. */
export type BeforeCounts = { all: number; before: number; leftOut: number };

/** A note's text about them, if there are any. */
export function countWords({ all, before, leftOut }: BeforeCounts): string {
  const who =
    all === 1
      ? 'This person was'
      : before === all
        ? `All ${formatCount(all)} were`
        : `${formatCount(before)} of ${formatCount(all)} ${before === 1 ? 'was' : 'were'}`;
  const invited = `${who} invited to this assessment before`;
  if (leftOut === 0) return `${invited}.`;
  if (leftOut < before)
    return `${invited}. ${formatCount(leftOut)} of them ${leftOut === 1 ? 'is' : 'are'} left out.`;
  return `${invited} and ${before === 1 ? 'is' : 'are'} left out.`;
}

/** The same for whoever hears it: it stays the same while more people are typed, so that it is spoken once. */
export function spokenWords({ before, leftOut }: Omit<BeforeCounts, 'all'>): string {
  const left = leftOut === 0 ? '' : ` Left out: ${formatCount(leftOut)}.`;
  return `Invited to this assessment before: ${formatCount(before)}.${left}`;
}

/** Shown if it could not be determined. */
export const UNKNOWN_BEFORE =
  'We could not check who was invited before. You can still invite everybody.';
