import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way to the page above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex items-center gap-1 rounded-control px-1 text-13 text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  );
}
