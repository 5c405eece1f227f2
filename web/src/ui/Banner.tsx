import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from './Button';
import { cx } from './class-names';
import { useCountdown } from './notice/use-countdown';

export type BannerTone = 'error' | 'warning' | 'success' | 'info';

type ToneRule = {
  icon: LucideIcon;
  ground: string;
  ink: string;
  role: 'alert' | 'status';
  /** How long it stays if it can be closed, in milliseconds. Good news disappears by itself, problems wait. */
  stays: number;
};

const WAITS = Number.POSITIVE_INFINITY;

/** Every tone of a banner: how it looks, how it is announced, how long it stays. */
const BANNER_TONES: Record<BannerTone, ToneRule> = {
  error: {
    icon: CircleAlert,
    ground: 'bg-danger-soft',
    ink: 'text-danger',
    role: 'alert',
    stays: WAITS,
  },
  warning: {
    icon: TriangleAlert,
    ground: 'bg-warning-soft',
    ink: 'text-warning',
    role: 'status',
    stays: WAITS,
  },
  success: {
    icon: CircleCheck,
    ground: 'bg-success-soft',
    ink: 'text-success',
    role: 'status',
    stays: 5000,
  },
  info: { icon: Info, ground: 'bg-info-soft', ink: 'text-info', role: 'status', stays: 5000 },
};

type BannerProps = {
  tone: BannerTone;
  children: ReactNode;
  action?: ReactNode;
  /** Without it the banner is part of the page and stays as long as it is true. */
  onClose?: (() => void) | undefined;
  /** Belongs to the frame of the application: as wide as the window, with its words where those of the page begin. */
  across?: boolean;
  className?: string;
};

// The ground says which part of the page is meant: a card of its own colour, or a strip like the navigation above it.
const CARD = 'rounded-control px-3 sm:has-[a,button]:pr-2';
const STRIP =
  'border-b border-border px-4 sm:px-[max(1.5rem,calc(50%_-_--theme(--container-page)/2_+_1.5rem))]';

/** On a coloured ground the edge of a button on a page is lost, most of all in the dark theme. */
const EDGED = '[--border:color-mix(in_oklab,var(--text)_24%,transparent)]';

/** What happened, why, and what to do next, on one line. Errors are announced at once. */
export function Banner({ tone, children, action, onClose, across, className }: BannerProps) {
  const { icon: Icon, ground, ink, role, stays } = BANNER_TONES[tone];
  const [held, setHeld] = useState(false);
  useCountdown(onClose ? stays : WAITS, held, () => onClose?.());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens inside it
    <div
      role={role}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'flex min-h-11 items-center gap-x-3 gap-y-2 py-1.5 text-13 max-sm:flex-wrap max-sm:has-[a,button]:py-2.5',
        'forced-colors:border print:hidden',
        across ? STRIP : CARD,
        ground,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Icon size={16} strokeWidth={1.75} className={cx('mt-0.5 shrink-0', ink)} aria-hidden />
        <div className="min-w-0 flex-1 text-pretty">{children}</div>
      </div>
      {action && (
        <div
          className={cx(
            'shrink-0 max-sm:has-[a,button]:order-last max-sm:has-[a,button]:w-full max-sm:has-[a,button]:pl-7',
            EDGED,
          )}
        >
          {action}
        </div>
      )}
      {onClose && <IconButton label="Close message" icon={X} size="sm" onClick={onClose} />}
    </div>
  );
}
