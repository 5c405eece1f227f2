import { z } from 'zod';

const Kept = z.object({ selected: z.array(z.string()) });

/** The selection, kept in the history entry: a URL has no room for so many. */
export function keptSelection(selected: ReadonlySet<string>): unknown {
  return selected.size > 0 ? { selected: [...selected] } : null;
}

/** The selection when the page of this entry was left; nobody if it has none. */
export function readSelection(state: unknown): readonly string[] {
  const parsed = Kept.safeParse(state);
  return parsed.success ? parsed.data.selected : [];
}
