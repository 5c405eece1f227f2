import type { ReactNode } from 'react';
import { asClientError } from '../api/client-error';
import { cx } from '../ui/class-names';
import { ErrorAction } from './ErrorAction';

type ErrorNoteProps = {
  error: unknown;
  onRetry: () => void;
  /** What is missing, if the context does not say so: `Your totals could not be loaded.` */
  title?: string;
  className?: string;
  /** What else may be done meanwhile, beside it. */
  children?: ReactNode;
};

/** What went wrong inside a card, and the one thing that helps against it. */
export function ErrorNote({ error, onRetry, title, className, children }: ErrorNoteProps) {
  const known = asClientError(error);
  return (
    <div role="alert" className={cx('flex flex-col items-start gap-3 text-13', className)}>
      <div>
        {title && <p className="font-medium">{title}</p>}
        <p className="text-ink-2">{known.message}</p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <ErrorAction error={known} onRetry={onRetry} />
        {children}
      </div>
    </div>
  );
}
