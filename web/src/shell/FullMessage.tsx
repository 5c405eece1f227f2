import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

type FullMessageProps = {
  icon?: LucideIcon;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
};

/** A page that is one message: what is, why, one action, one way back. */
export function FullMessage({ icon: Icon, title, children, actions, foot }: FullMessageProps) {
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-center px-4 py-16 text-center sm:py-24">
      {Icon && (
        <span className="mb-4 inline-grid size-10 place-items-center rounded-card border border-border bg-surface text-ink-2">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <PageTitle title={title} />
      <div className="mt-2 text-14 text-ink-2">{children}</div>
      {actions && (
        <div className="mt-6 flex w-full flex-wrap items-center justify-center gap-3">
          {actions}
        </div>
      )}
      {foot && (
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 text-13">
          {foot}
        </div>
      )}
    </div>
  );
}

/** A page that only says what it waits for. */
export function WaitingPage({ children }: { children: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center px-4 text-14 text-ink-3">
      {children}
    </div>
  );
}
