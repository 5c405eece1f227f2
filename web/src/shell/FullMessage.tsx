import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { plural } from '../ui/format';
import { useNow } from '../ui/use-now';
import { PageTitle } from './PageTitle';

type FullMessageProps = {
  icon?: LucideIcon;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
};

/** A page that is one message: the situation, the reason, one action, one way back. */
export function FullMessage({ icon: Icon, title, children, actions, foot }: FullMessageProps) {
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-center px-4 py-16 text-center sm:py-24">
      {Icon && (
        <span className="mb-4 inline-grid size-10 place-items-center rounded-card border border-border bg-surface text-ink-2">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <PageTitle title={title} />
      <div className="mt-2 text-14 text-balance text-ink-2 *:text-balance">{children}</div>
      {actions && (
        <div className="mt-6 flex w-full flex-wrap items-center justify-center gap-3">
          {actions}
        </div>
      )}
      {foot && (
        <div className="mt-8 flex w-full flex-wrap items-center justify-center gap-x-1 gap-y-2 text-13">
          {foot}
        </div>
      )}
    </div>
  );
}

const WAITING = 'grid min-h-[60dvh] place-content-center px-4 text-center text-14 text-ink-3';

/** A page that only says what it waits for. */
export function WaitingPage({ children }: { children: string }) {
  return (
    <div role="status" data-waits className={WAITING}>
      {children}
    </div>
  );
}

/** A page that waits until the server accepts calls again, and shows how long that will take. */
export function LimitedPage({ seconds }: { seconds: number }) {
  const [opened] = useState(() => Date.now());
  const passed = Math.round((useNow(1_000).getTime() - opened) / 1_000);
  const left = Math.max(0, seconds - passed);
  return (
    <div data-waits className={WAITING}>
      <p role="status" className="text-balance">
        Too many requests at once. This page opens automatically.
      </p>
      <p role="timer" className="num">
        {left === 0 ? 'Trying again…' : `Trying again in ${plural(left, 'second')}.`}
      </p>
    </div>
  );
}
