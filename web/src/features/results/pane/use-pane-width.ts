import type { CSSProperties } from 'react';
import { useStored } from '../../../ui/use-stored';

/** In pixels: below it a sentence of a resume breaks too often to be read. */
export const LEAST = 400;
/** In pixels: beyond it a line of a resume does not get longer. */
export const MOST = 760;
/** What the list keeps for itself, in pixels: names stay readable beside the dots of fourteen requirements. */
const LIST = 760;

/** 480 pixels at 1280, growing to 560. */
const USUAL = 'clamp(480px, calc(480px + (100vw - 1280px) * 0.5), 560px)';

/** Where the width that somebody pulled stands; `first-reads.js` puts it there for a page that was drawn ahead. */
const CHOSEN = '--pane-chosen';

/**
 * How wide the evidence stands beside the list: as this person pulled it, else as the window suggests, within what the
 * window has room for. In the words of a style sheet, which hold before there is a window.
 */
export const PANE_WIDTH = `clamp(${LEAST}px, var(${CHOSEN}, ${USUAL}), max(${LEAST}px, min(${MOST}px, 100vw - ${LIST}px)))`;

type PaneWidth = {
  /** For what holds the pane. */
  style: CSSProperties & Record<typeof CHOSEN, string>;
  resize: (width: number) => void;
  reset: () => void;
};

/** The width that this person pulled the evidence to, and how it is pulled. */
export function usePaneWidth(): PaneWidth {
  const [chosen, choose] = useStored<number | null>('candor.pane-width', readWidth, writeWidth);
  // `initial` is no width: what the page around it says is not taken over.
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
