import { cx } from '../class-names';
import type { VerdictName } from './verdict';

type VerdictGlyphProps = { verdict: VerdictName; className?: string };

/** A disc, a half, a dotted question mark or a ring. In ink, never a tier colour; the words are next to it. */
export function VerdictGlyph({ verdict, className }: VerdictGlyphProps) {
  return (
    <svg
      viewBox="0 0 14 14"
      aria-hidden="true"
      className={cx(
        'size-3.5 shrink-0',
        verdict === 'unmet' ? 'text-border-strong' : 'text-ink-2',
        className,
      )}
    >
      <Shape verdict={verdict} />
    </svg>
  );
}

function Shape({ verdict }: { verdict: VerdictName }) {
  if (verdict === 'met') return <circle cx="7" cy="7" r="4.8" fill="currentColor" />;
  const ring = <circle cx="7" cy="7" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.3" />;
  if (verdict === 'unmet') return ring;
  if (verdict === 'partial') {
    return (
      <>
        {ring}
        <path d="M7 2.4a4.6 4.6 0 0 1 0 9.2z" fill="currentColor" />
      </>
    );
  }
  return (
    <>
      <circle
        cx="7"
        cy="7"
        r="5.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeDasharray="1.6 1.6"
      />
      <path
        d="M5.6 5.7a1.45 1.45 0 1 1 2.1 1.3c-.45.24-.7.5-.7 1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx="7" cy="9.6" r=".75" fill="currentColor" />
    </>
  );
}
