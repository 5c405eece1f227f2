import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './Button';
import { cx } from './class-names';

export type BannerTone = 'error' | 'warning' | 'success' | 'info';

const LOOK: Record<BannerTone, { icon: LucideIcon; className: string; ink: string }> = {
  error: { icon: CircleAlert, className: 'bg-danger-soft', ink: 'text-danger' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft', ink: 'text-warning' },
  success: { icon: CircleCheck, className: 'bg-success-soft', ink: 'text-success' },
  info: { icon: Info, className: 'bg-info-soft', ink: 'text-info' },
};

type BannerProps = {
  tone: BannerTone;
  children: ReactNode;
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  className?: string;
};

/** What happened, why, and what to do next, in one line. Errors are announced at once. */
export function Banner({ tone, children, action, onClose, className }: BannerProps) {
  const { icon: Icon, className: ground, ink } = LOOK[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-control py-1.5 pr-2 pl-3 text-13',
        ground,
        className,
      )}
    >
      <Icon size={16} strokeWidth={1.75} className={cx('shrink-0', ink)} aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
      {onClose && <IconButton label="Close message" icon={X} size="sm" onClick={onClose} />}
    </div>
  );
}
