import { cx } from './class-names';

export type HealthState = 'online' | 'slow' | 'offline' | 'unknown';

const DOT: Record<HealthState, string> = {
  online: 'bg-success',
  slow: 'bg-warning',
  offline: 'bg-danger',
  unknown: 'bg-border-strong',
};

type HealthPillProps = {
  state: HealthState;
  label: string;
  detail?: string | undefined;
  /** False inside a button, which is announced as a whole and cannot announce anything by itself. */
  spoken?: boolean;
};

/** The state of the service: a dot, a word and its response time, whose changes are not announced. */
export function HealthPill({ state, label, detail, spoken = true }: HealthPillProps) {
  return (
    <span className="inline-flex items-center gap-2 text-12">
      <span
        className={cx('size-1.5 rounded-full forced-colors:bg-[CanvasText]', DOT[state])}
        aria-hidden
      />
      <span role={spoken ? 'status' : undefined} className="font-medium text-ink-2">
        {label}
      </span>{' '}
      {detail && <span className="num text-ink-3">{detail}</span>}
    </span>
  );
}
