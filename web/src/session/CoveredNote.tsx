import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths';

/** Why scores or figures over them are covered, what uncovers them, and where it is switched off. */
export function CoveredNote({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[68ch] text-13 text-ink-2">
      <b className="font-medium text-ink">Evidence first is on.</b> {children}{' '}
      <Link
        to={`${paths.settings}#appearance`}
        className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3 print:hidden"
      >
        Change it in Settings
      </Link>
    </p>
  );
}
