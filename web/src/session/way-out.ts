/** Which of the ways out of this page is being taken, if any: one at a time, or two services would be asked for the same. */
let taken: symbol | null = null;
const listeners = new Set<() => void>();

export const wayOut = {
  taken: () => taken,
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  take(way: symbol): void {
    change(way);
  },
  /** Releases an exit that is no longer used; another one used meanwhile is unaffected. */
  free(way: symbol): void {
    if (taken === way) change(null);
  },
};

function change(next: symbol | null): void {
  taken = next;
  for (const listener of listeners) listener();
}
