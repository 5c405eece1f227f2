import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way to the page above this one. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex max-w-full min-w-0 items-center gap-1 rounded-control px-1 text-13 text-ink-2 hover:text-ink pointer-coarse:-mt-3 pointer-coarse:min-h-11 print:hidden"
    >
      <ChevronLeft size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className="truncate">{children}</span>
    </Link>
  );
}
