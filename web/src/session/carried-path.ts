import { z } from 'zod';

const Carried = z.object({ from: z.string() });

/**
 * The path somebody wanted before being sent to sign in, from the history entry; null without one. Only paths of this
 * site count: one leading slash, no second one and no backslash, which browsers read as another host.
 */
export function carriedPath(state: unknown): string | null {
  const parsed = Carried.safeParse(state);
  if (!parsed.success) return null;
  return /^\/(?![/\\])/.test(parsed.data.from) ? parsed.data.from : null;
}
