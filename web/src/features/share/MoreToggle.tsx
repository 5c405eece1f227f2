import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type MoreToggleProps = { open: boolean; onToggle: (open: boolean) => void; children: ReactNode };

/** Opens what a phone has no room for at first. Paper shows all of it without. */
export function MoreToggle({ open, onToggle, children }: MoreToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onToggle(!open)}
      className="mt-3 flex min-h-11 items-center gap-2 rounded-chip text-13 font-medium text-accent-ink sm:min-h-8 print:hidden"
    >
      <ChevronDown size={16} strokeWidth={1.75} className={open ? 'rotate-180' : ''} aria-hidden />
      {children}
    </button>
  );
}
