import { Inbox, Lock, type LucideIcon, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names';
import { Tag } from './Tag';

/**
 * Why there is nothing. `first`: nothing was created yet, show an outline of what will be here. `cleared`: everything
 * was dealt with. `no_result`: filters left nothing, offer to clear them. `locked`: a higher plan unlocks it.
 * `failed`: it could not be loaded.
 */
export type EmptyKind = 'first' | 'cleared' | 'no_result' | 'locked' | 'failed';

type KindRule = { icon: LucideIcon | null; ink: string; role: 'alert' | 'status' | undefined };

const EMPTY_KINDS: Record<EmptyKind, KindRule> = {
  first: { icon: null, ink: '', role: undefined },
  cleared: { icon: Inbox, ink: 'text-ink-3', role: 'status' },
  no_result: { icon: SearchX, ink: 'text-ink-3', role: 'status' },
  locked: { icon: Lock, ink: 'text-ink-3', role: undefined },
  failed: { icon: TriangleAlert, ink: 'text-danger', role: 'alert' },
};

type EmptyStateProps = {
  kind?: EmptyKind;
  /** A faint picture of what will be here; it replaces the icon of the kind. */
  outline?: ReactNode;
  /** A word above the title, such as the plan that unlocks it. */
  tag?: string;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Nothing here: why, and the one thing to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { kind = 'first', outline, tag, title, children, action, className } = props;
  const { icon: Icon, ink, role } = EMPTY_KINDS[kind];
  return (
    <div
      role={role}
      className={cx(
        'mx-auto flex w-full max-w-[440px] flex-col items-center px-4 py-12 text-center',
        className,
      )}
    >
      {outline ? (
        <div aria-hidden className="mb-6 w-full">
          {outline}
        </div>
      ) : (
        Icon && <Icon size={20} strokeWidth={1.75} className={cx('mb-3', ink)} aria-hidden />
      )}
      {tag && (
        <Tag tone="line" className="mb-2">
          {tag}
        </Tag>
      )}
      <h2 className="text-16 font-strong">{title}</h2>
      <div className="mt-1 text-14 text-balance text-ink-2">{children}</div>
      {action && (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-2">{action}</div>
      )}
    </div>
  );
}
