import type { CSSProperties } from 'react';
import { inRem as rem } from '../../ui/font-scale';

/** How many requirements the job has; `first-reads.js` sets it for a page that is drawn ahead. */
const COUNT = 'var(--requirements, 14)';

/** Tells what stands in for a list how many requirements its job has. */
export function widthsFor(requirements: number): CSSProperties & Record<'--requirements', number> {
  return { '--requirements': requirements };
}

/** The column of the dots, as wide as `coverageWidth` makes it with its padding: from eleven on they are closer together. */
const DOTS = `(${rem(36)} + ${COUNT} * (${rem(22)} - ${rem(3)} * clamp(0, ${COUNT} - 10, 1)))`;

/** All of it from a width of the list on, and nothing below. */
const from = (least: string, all: string) => `clamp(0px, (100cqw - ${least} + 1px) * 999, ${all})`;
const below = (most: string, all: string) => `clamp(0px, (${most} - 100cqw) * 999, ${all})`;

/** Where the dots do not fit, and the count of must-haves does in their place. */
const instead = (all: string) =>
  `min(${from(rem(502), all)}, ${below(`(${rem(382)} + ${DOTS})`, all)})`;

/** Where the decisions have their words, and not their signs alone. */
const beyondSign = (all: string) => `max(${from(`(${rem(442)} + ${DOTS})`, all)}, ${instead(all)})`;

/**
 * The columns that come and go as `fitColumns` decides, at every width and for every number of requirements, in CSS alone:
 * neither is known where a page is drawn ahead.
 */
export const SKELETON_WIDTHS = {
  dots: from(`(${rem(382)} + ${DOTS})`, DOTS),
  must: `max(${from(`(${rem(528)} + ${DOTS})`, rem(60))}, ${instead(rem(60))})`,
  yours: `calc(${rem(40)} + ${beyondSign(rem(60))})`,
  /** What is left of its words. */
  yoursInset: `calc(${rem(8)} + ${beyondSign(rem(8))})`,
};
