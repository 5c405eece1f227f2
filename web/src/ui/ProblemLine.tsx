import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names';

type ProblemLineProps = {
  children: ReactNode;
  /** `sm` belongs to controls whose own hints are as small. */
  size?: 'sm' | 'md';
  /** Announced when it appears; false where something around it already speaks, or it stood there from the start. */
  told?: boolean;
  className?: string | undefined;
};

/** What did not go well, beside what was tried: red, and with a sign for whoever does not see red. */
export function ProblemLine({ children, size = 'md', told = true, className }: ProblemLineProps) {
  const small = size === 'sm';
  return (
    <p
      role={told ? 'alert' : undefined}
      className={cx(
        'flex items-start gap-1.5 text-danger',
        small ? 'text-12' : 'text-13',
        className,
      )}
    >
      <CircleAlert
        size={small ? 14 : 16}
        strokeWidth={1.75}
        className={cx('shrink-0', small ? 'mt-px' : 'mt-0.5')}
        aria-hidden
      />
      <span className="min-w-0 text-balance">{children}</span>
    </p>
  );
}
