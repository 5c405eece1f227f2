import {
  CircleAlert,
  CircleCheck,
  Info,
  LoaderCircle,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';

/** `priority` is a notification that is also in the notification centre; `custom` brings its own icon. */
export type NoticeKind =
  | 'blank'
  | 'success'
  | 'error'
  | 'warning'
  | 'info'
  | 'priority'
  | 'loading'
  | 'custom';

type KindRule = {
  icon: LucideIcon | null;
  ink: string;
  /** How long it stays unless it has an action, in milliseconds. Errors take the longest to read. */
  stays: number;
  /** An alert interrupts the screen reader; a status waits for its turn. */
  role: 'alert' | 'status';
};

const UNTIL_DONE = Number.POSITIVE_INFINITY;

/** Every kind of notice: how it looks, how long it stays, how it is announced. */
export const NOTICE_KINDS: Record<NoticeKind, KindRule> = {
  blank: { icon: null, ink: '', stays: 4000, role: 'status' },
  success: { icon: CircleCheck, ink: 'text-success', stays: 3000, role: 'status' },
  error: { icon: CircleAlert, ink: 'text-danger', stays: 6000, role: 'alert' },
  warning: { icon: TriangleAlert, ink: 'text-warning', stays: 4000, role: 'status' },
  info: { icon: Info, ink: 'text-info', stays: 4000, role: 'status' },
  priority: { icon: TriangleAlert, ink: 'text-warning', stays: 3000, role: 'status' },
  loading: {
    icon: LoaderCircle,
    ink: 'text-accent animate-spin',
    stays: UNTIL_DONE,
    role: 'status',
  },
  custom: { icon: null, ink: 'text-ink-2', stays: 4000, role: 'status' },
};

export type NoticeAction = { label: string; run: () => void };

export type Notice = {
  kind: NoticeKind;
  title: string;
  detail?: string | undefined;
  action?: NoticeAction | undefined;
  /** The icon of a `custom` notice. */
  icon?: LucideIcon;
  /** How long it stays, in milliseconds, if what its action does can be done elsewhere at any time. */
  stays?: number;
  /** The same id replaces an earlier notice. */
  id?: string;
};

/** How long a notice stays, in milliseconds. One with an action waits for its reader, unless it says how long. */
export function durationOf({
  kind,
  action,
  stays,
}: Pick<Notice, 'kind' | 'action' | 'stays'>): number {
  return action ? (stays ?? UNTIL_DONE) : NOTICE_KINDS[kind].stays;
}
