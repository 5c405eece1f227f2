import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { useHelpPaths } from '../../session/use-help-paths';
import { buttonClass } from '../../ui/Button';
import { FullMessage } from '../FullMessage';
import { FindSkeleton } from './FindSkeleton';
import { likelyPages } from './likely-pages';

/** Visitors, and everybody who finds their page, do without. */
const FindHere = lazy(async () => ({ default: (await import('./FindHere')).FindHere }));

/** Longer URLs are cut: an invented one does not get to fill our page. */
const LONGEST = 120;

/** An address that leads nowhere, three that may have been meant, and for those signed in a search. */
export function NotFound() {
  const { pathname } = useLocation();
  const { user } = useSessionState();
  const { support } = useHelpPaths();
  const signedIn = user !== null;
  const isLong = pathname.length > LONGEST;
  const shown = isLong ? `${pathname.slice(0, LONGEST)}…` : pathname;
  return (
    <FullMessage
      title="Page not found"
      actions={
        <>
          <Link
            to={signedIn ? paths.dashboard : paths.comparison}
            className={buttonClass({ variant: 'primary' })}
          >
            {signedIn ? 'Go to Dashboard' : 'To the start page'}
          </Link>
          {signedIn && (
            <Link to={support} className={buttonClass()}>
              Support
            </Link>
          )}
        </>
      }
      foot={
        <>
          {user && !user.suspended && (
            <Suspense fallback={<FindSkeleton />}>
              <FindHere />
            </Suspense>
          )}
          <ul className="w-full text-left not-first:mt-2">
            {likelyPages(pathname, signedIn).map(({ to, label, words }) => (
              <li key={to} className="border-t border-hairline">
                <Link
                  to={to}
                  className="flex items-baseline gap-x-3 px-2 py-2.5 max-sm:flex-col hover:bg-hover pointer-coarse:py-3"
                >
                  <span className="font-medium">{label}</span>
                  <span className="text-ink-3">{words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    >
      There is nothing at <code className="font-mono wrap-anywhere text-ink">{shown}</code>
      {!isLong && '.'}
    </FullMessage>
  );
}
