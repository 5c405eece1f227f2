import { encode } from 'uqr';

/** Squares of quiet around it, without which readers do not find it (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;

/** A text as a picture for a camera: dark on light in every theme, which is what cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-control border border-border"
    >
      <rect width={side} height={side} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
