import type { CSSProperties } from 'react';
import { useStored } from '../../../ui/use-stored';

/** In pixels: below it a sentence of a resume wraps too often to be readable. */
export const LEAST = 400;
/** In pixels: above it a line of a resume does not get longer. */
export const MOST = 760;
/** What the list keeps for itself, in pixels: names stay readable next to the dots of fourteen requirements. */
const LIST = 760;

/** 480 pixels at 1280, growing to 560. */
const USUAL = 'clamp(480px, calc(480px + (100vw - 1280px) * 0.5), 560px)';

/** Where the width chosen by dragging is stored; `first-reads.js` sets it for a prerendered page. */
const CHOSEN = '--pane-chosen';

/**
 * How wide the evidence next to the list is: as chosen by dragging, otherwise as the window suggests, within the
 * available room. Expressed in CSS, which applies before there is a window.
 */
export const PANE_WIDTH = `clamp(${LEAST}px, var(${CHOSEN}, ${USUAL}), max(${LEAST}px, min(${MOST}px, 100vw - ${LIST}px)))`;

type PaneWidth = {
  /** For the element that contains the pane. */
  style: CSSProperties & Record<typeof CHOSEN, string>;
  resize: (width: number) => void;
  reset: () => void;
};

/** The width to which this person dragged the evidence, and the drag handlers. */
export function usePaneWidth(): PaneWidth {
  const [chosen, choose] = useStored<number | null>('candor.pane-width', readWidth, writeWidth);
  // `initial` is not a width: the surrounding page's value is not inherited.
  const style = { [CHOSEN]: chosen === null ? 'initial' : `${chosen}px` } as const;
  return { style, resize: choose, reset: () => choose(null) };
}

function readWidth(stored: string | null): number | null {
  const width = Number.parseInt(stored ?? '', 10);
  return Number.isFinite(width) ? width : null;
}

function writeWidth(width: number | null): string {
  return width === null ? '' : String(width);
}
