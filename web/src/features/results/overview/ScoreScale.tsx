const MARKS = [0, 50, 70, 85, 100];

/** The scale below a score chart: its ends and where the tiers begin. The chart itself is described in words. */
export function ScoreScale() {
  return (
    <p aria-hidden className="num relative mt-1 h-4 text-12 text-ink-3">
      {MARKS.map((mark) => (
        <span key={mark} className="absolute -translate-x-1/2" style={{ left: `${mark}%` }}>
          {mark}
        </span>
      ))}
    </p>
  );
}
