import type { Token } from './tokens';

/** Words with which an employer speaks to the people it looks for; resumes hardly use them. */
const ADDRESSES = new Set(
  'we our us you your you’ll you’re join apply offer candidate candidates applicant applicants'.split(
    ' ',
  ),
);
/** Fewer words than these are a sentence or two, not a posting. */
const FEWEST_TOKENS = 40;
/** One word in so many speaks to applicants: 97 % of postings and 5 % of resumes have more. */
const RAREST = 150;

/**
 * Whether a text reads like a job posting, which is what the tagger has learnt from. It knows too little about other
 * texts to be used on them.
 */
export function readsLikePosting(lines: readonly (readonly Token[])[]): boolean {
  const tokens = lines.flat();
  if (tokens.length < FEWEST_TOKENS) return false;
  const addressing = tokens.filter((token) =>
    ADDRESSES.has(token.written.toLowerCase().replace("'", '’')),
  );
  return addressing.length * RAREST >= tokens.length;
}
