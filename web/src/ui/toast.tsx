import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toaster as Stack, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { Button, IconButton } from './Button';
import { cx } from './class-names';

export type Notice = {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  detail?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** The same id replaces an earlier notice. */
  id?: string;
};

const LOOK: Record<Notice['kind'], { icon: LucideIcon; ink: string }> = {
  success: { icon: CircleCheck, ink: 'text-success' },
  error: { icon: CircleAlert, ink: 'text-danger' },
  warning: { icon: TriangleAlert, ink: 'text-warning' },
  info: { icon: Info, ink: 'text-info' },
};

/** How long a notice stays, in milliseconds. Errors take the longest to read; one with an action waits for its reader. */
export function durationOf(notice: Pick<Notice, 'kind' | 'action'>): number {
  if (notice.action) return Number.POSITIVE_INFINITY;
  if (notice.kind === 'success') return 3000;
  return notice.kind === 'error' ? 6000 : 4000;
}

/** Says something at the top right of the screen. Never the only place of an action or an error. */
export function notify(notice: Notice): void {
  toast.custom((id) => <Body notice={notice} onClose={() => toast.dismiss(id)} />, {
    duration: durationOf(notice),
    ...(notice.id && { id: notice.id }),
  });
}

function Body({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { icon: Icon, ink } = LOOK[notice.kind];
  const { action } = notice;
  return (
    <div
      role={notice.kind === 'error' ? 'alert' : 'status'}
      className="flex w-full items-start gap-3 rounded-card font-sans border border-border bg-surface py-2.5 pr-2 pl-3.5 text-13 text-ink shadow-pop sm:w-[380px]"
    >
      <Icon size={16} strokeWidth={1.75} className={cx('mt-1 shrink-0', ink)} aria-hidden />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="line-clamp-2 font-medium break-words">{notice.title}</p>
        {notice.detail && <p className="text-ink-2 break-words">{notice.detail}</p>}
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={X} size="sm" onClick={onClose} />
    </div>
  );
}

/** Where notices appear: top right, three in sight, F6 leads into them. */
export function Toaster() {
  return (
    <Stack
      position="top-right"
      offset={{ top: 68, right: 24 }}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      visibleToasts={3}
      hotkey={['F6']}
      gap={8}
      containerAriaLabel="Notices"
      toastOptions={{ unstyled: true }}
    />
  );
}
