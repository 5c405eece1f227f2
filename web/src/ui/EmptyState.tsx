import type { ReactNode } from 'react';
import { cx } from './class-names';

type EmptyStateProps = {
  /** A faint picture of what will be here. */
  ghost?: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Nothing here: why, and the one thing to do about it. */
export function EmptyState({ ghost, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'mx-auto flex max-w-[440px] flex-col items-center py-12 text-center',
        className,
      )}
    >
      {ghost && (
        <div aria-hidden className="mb-6 w-full">
          {ghost}
        </div>
      )}
      <h2 className="text-16 font-strong">{title}</h2>
      <div className="mt-1 text-14 text-ink-2">{children}</div>
      {action && (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-2">{action}</div>
      )}
    </div>
  );
}
