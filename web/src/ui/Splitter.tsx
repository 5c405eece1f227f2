import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Pixels by which an arrow key moves the edge. */
const STEP = 16;

type SplitterProps = {
  /** The accessible name of what the edge belongs to. */
  label: string;
  /** The id of the element that grows to the left. */
  controls: string;
  /** Its current width, in pixels. */
  width: number;
  least: number;
  most: number;
  onResize: (width: number) => void;
  /** Back to the default width. */
  onReset: () => void;
};

/**
 * The draggable left edge of a column. Arrow keys move it, Home and End go to its bounds, Enter and a double click
 * restore the default width (the window splitter pattern of the ARIA practices). Placed inside the element it belongs
 * to.
 */
export function Splitter(props: SplitterProps) {
  const { label, controls, width, least, most, onResize, onReset } = props;
  const grip = useRef<{ x: number; width: number } | null>(null);
  const resize = (to: number) => onResize(Math.round(Math.max(least, Math.min(most, to))));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (grip.current) resize(grip.current.width + grip.current.x - event.clientX);
  };
  const letGo = () => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves(event.key, {
      widen: () => resize(width + STEP),
      narrow: () => resize(width - STEP),
      least: () => resize(least),
      most: () => resize(most),
      reset: onReset,
    });
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved has no element of its own
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={`${width} pixels`}
      tabIndex={0}
      title="Drag to resize, double-click to reset"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -left-1.5 z-10 w-3 cursor-col-resize touch-none before:absolute before:inset-y-0 before:left-[5px] before:w-0.5 pointer-coarse:-left-3 pointer-coarse:w-6 pointer-coarse:before:left-[11px] before:transition-colors before:duration-120 hover:before:bg-accent -outline-offset-2 focus-visible:before:bg-accent active:before:bg-accent"
    />
  );
}

type Moves = Record<'widen' | 'narrow' | 'least' | 'most' | 'reset', () => void>;

function moves(key: string, to: Moves): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return to.widen;
    case 'ArrowRight':
      return to.narrow;
    case 'Home':
      return to.least;
    case 'End':
      return to.most;
    case 'Enter':
      return to.reset;
    default:
      return undefined;
  }
}
