import { Link } from 'react-router';
import { paths } from '../../../../paths';
import { beforeWords, UNKNOWN_BEFORE } from './before-words';
import type { Before } from './use-before';

/** Under the address of one person: that they were invited before, and the way there, where sending it again costs nothing. */
export function BeforeOne({ before, email }: { before: Before; email: string }) {
  const known = before.of(email);
  return (
    // There before anything is known, so that what appears in it is spoken.
    <p role="status" className="mt-1.5 text-12 text-ink-2 empty:sr-only">
      {known && (
        <>
          <span className="num">{beforeWords(known)}.</span>{' '}
          <Link
            to={paths.invitation(known.invitation_code)}
            className="font-medium whitespace-nowrap text-ink underline underline-offset-3 pointer-coarse:inline-block pointer-coarse:py-1"
          >
            Open that invitation
          </Link>
        </>
      )}
      {before.failed && <span className="text-ink-3">{UNKNOWN_BEFORE}</span>}
    </p>
  );
}
