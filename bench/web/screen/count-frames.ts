/** Sixty frames a second. */
const FRAME_MS = 1_000 / 60;

/** How smooth a movement was. */
export type Smoothness = {
  /** Frames that a screen of sixty a second would have shown. */
  due: number;
  /** Those that did not come in time. */
  dropped: number;
  /** The longest time between two frames in milliseconds. */
  longest: number;
};

/** Counts the frames that are missing between the first and the last of these times (milliseconds, in order). */
export function countFrames(times: readonly number[]): Smoothness {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const slots = gaps.map((gap) => Math.max(1, Math.round(gap / FRAME_MS)));
  const due = slots.reduce((sum, slot) => sum + slot, 0);
  return { due, dropped: due - gaps.length, longest: Math.max(0, ...gaps) };
}
