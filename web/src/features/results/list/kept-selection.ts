import { z } from 'zod';

const Kept = z.object({ selected: z.array(z.string()) });

/** Who is selected, as the entry of the history keeps it: an address has no room for so many. */
export function keptSelection(selected: ReadonlySet<string>): unknown {
  return selected.size > 0 ? { selected: [...selected] } : null;
}

/** Who was selected when the page of this entry was left; nobody where it says nothing. */
export function readSelection(state: unknown): readonly string[] {
  const parsed = Kept.safeParse(state);
  return parsed.success ? parsed.data.selected : [];
}
