import { Lock } from 'lucide-react';
import type { NavItem } from './navigation';

type NavMarkProps = Pick<NavItem, 'badge' | 'locked'> & {
  /** The reason it is locked is already next to it in words. */
  told?: boolean;
};

/** What stands beside the name of a place: its badge, with a lock while the plan does not open it. */
export function NavMark({ badge, locked, told = false }: NavMarkProps) {
  if (!badge && !locked) return null;
  return (
    <span
      title={locked ?? undefined}
      className="inline-flex h-4.5 items-center gap-1 rounded-chip px-1.5 text-12 font-normal text-ink-3 shadow-[inset_0_0_0_1px_var(--border)]"
    >
      {locked && <Lock size={12} strokeWidth={1.75} aria-hidden />}
      {badge}
      {locked && !told && <span className="sr-only">, {locked}</span>}
    </span>
  );
}
