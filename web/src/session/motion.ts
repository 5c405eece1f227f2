import { z } from 'zod';

export const Motion = z.enum(['system', 'reduced']);
export type Motion = z.infer<typeof Motion>;

const KEY = 'candor.motion';

/** How much is to move in this browser; `system` follows the device. */
export function readMotion(storage: Storage): Motion {
  const stored = Motion.safeParse(storage.getItem(KEY));
  return stored.success ? stored.data : 'system';
}

/** Remembers how much is to move, and lets it be so. */
export function chooseMotion(storage: Storage, root: HTMLElement, motion: Motion): void {
  storage.setItem(KEY, motion);
  showMotion(root, motion);
}

/** Lets as much move as was chosen. */
export function showMotion(root: HTMLElement, motion: Motion): void {
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}
