import { type KeyboardEvent, useState } from 'react';

export type ChartPoint = {
  id: string;
  /** Its text: `3 Mar: 12`. */
  words: string;
  /** Distance from the left of the chart, 0 to 1. */
  x: number;
};

type PointStopProps = {
  /** What is stepped through: `Days`. */
  label: string;
  /** From left to right. */
  points: readonly ChartPoint[];
  /** The point that the keyboard is on; null while the focus is elsewhere. */
  at: string | null;
  onAt: (id: string | null) => void;
  onChoose?: ((id: string) => void) | undefined;
};

/**
 * The points of a chart, reached by arrows as one tab stop that announces each. It lies over the chart, which
 * highlights the point. It starts at the last one: the newest day, the best score.
 */
export function PointStop({ label, points, at, onAt, onChoose }: PointStopProps) {
  const [last, setLast] = useState<string | null>(null);
  const found = points.findIndex(({ id }) => id === (at ?? last));
  const place = found === -1 ? points.length - 1 : found;
  const point = points[place];
  if (!point) return null;
  const goTo = (next: number) => {
    const id = points[Math.min(points.length - 1, Math.max(0, next))]?.id ?? null;
    setLast(id);
    onAt(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfter(event.key, place, points.length);
    if (next !== null) goTo(next);
    else if (event.key === 'Enter' && onChoose) onChoose(point.id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={place + 1}
        aria-valuetext={point.words}
        onKeyDown={onKeyDown}
        onFocus={() => goTo(place)}
        onBlur={() => onAt(null)}
        className="pointer-events-none absolute inset-0 rounded-badge print:hidden"
      />
      {at !== null && (
        // Moved back by its own share of the way, it stays inside the chart.
        <span
          aria-hidden
          className="num pointer-events-none absolute -top-1 max-w-full truncate rounded-badge border border-border bg-surface px-2 py-0.5 text-12 text-ink"
          style={{ left: `${point.x * 100}%`, translate: `${-point.x * 100}% 0` }}
        >
          {point.words}
        </span>
      )}
    </>
  );
}

function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return place + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
