import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles/role';
import { isDenied } from '../skills/denial';
import type { TitleAffinity } from './affinity';

/** Different words of the work on the lines of a role that show it: one may stand there by chance. */
const FEWEST_WORDS = 2;

/**
 * Whether the lines of a dated role describe the work of the job, which its title names otherwise: an HVAC technician who serviced
 * walk-in coolers and ice machines did the work of a refrigeration technician.
 */
export function showsWork(candidate: CandidateText, role: Role, affinity: TitleAffinity): boolean {
  const { shownBy } = affinity.others;
  if (shownBy.length === 0 || role.period === null) return false;
  const { firstWord, scanned } = candidate;
  const from = firstWord[role.firstLine] ?? 0;
  const to = firstWord[role.lastLine + 1] ?? scanned.words.word.length;
  const found = shownBy.filter((parts) => stands(candidate, parts, from, to));
  return found.length >= FEWEST_WORDS;
}

function stands(
  { scanned }: CandidateText,
  parts: readonly string[],
  from: number,
  to: number,
): boolean {
  const { word } = scanned.words;
  for (let at = from; at <= to - parts.length; at++)
    if (
      parts.every((part, offset) => word[at + offset]?.form === part) &&
      !isDenied(scanned, at, at + parts.length - 1)
    )
      return true;
  return false;
}
