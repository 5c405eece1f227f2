import { TRIAL } from '@candor/domain/rules/plans';
import { paths } from '../../paths';

export type LikelyPage = { to: string; label: string; words: string };

const MEMBER_PAGES: readonly LikelyPage[] = [
  { to: paths.analytics, label: 'Analytics', words: 'Every batch with its results' },
  { to: paths.billing, label: 'Billing', words: 'Your plan and what is used of it' },
  { to: paths.pricing, label: 'Pricing', words: 'What each plan allows' },
  { to: paths.howScored, label: 'How a score is made', words: 'The rules behind every point' },
];

const VISITOR_PAGES: readonly LikelyPage[] = [
  { to: paths.pricing, label: 'Pricing', words: 'What each plan allows' },
  { to: paths.howScored, label: 'How a score is made', words: 'The rules behind every point' },
  { to: paths.login, label: 'Sign in', words: 'To your jobs and results' },
  { to: paths.signup, label: 'Create an account', words: `${TRIAL.days} days to try it` },
];

const MOST = 3;

/** Three pages besides the first one that somebody may have meant with an address, the most alike first. */
export function likelyPages(pathname: string, signedIn: boolean): LikelyPage[] {
  const wanted = wordsOf(pathname);
  const likeness = ({ to }: LikelyPage) =>
    Math.max(0, ...wordsOf(to).flatMap((word) => wanted.map((other) => sharedStart(word, other))));
  return [...(signedIn ? MEMBER_PAGES : VISITOR_PAGES)]
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, MOST);
}

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** How many letters two words begin with in common. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
