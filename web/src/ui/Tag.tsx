import type { ReactNode } from 'react';
import { cx } from './class-names';

export type Tone = 'plain' | 'line' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

const TONES: Record<Tone, string> = {
  plain: 'bg-hover text-ink-2',
  line: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--border)]',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  accent: 'bg-accent-soft text-accent-ink',
};

type TagProps = { tone?: Tone; dot?: boolean; className?: string; children: ReactNode };

/** A word about the state of something. `dot` marks what is in progress. */
export function Tag({ tone = 'plain', dot, className, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-badge px-1.5 text-12 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {dot && <span className="size-1.5 rounded-full bg-current" aria-hidden />}
      {children}
    </span>
  );
}
