/** Where the time of the last reload is kept: it must survive the reload but not the tab. */
const KEY = 'candor.reloaded-at';
/** A page that still cannot load its parts after a reload would reload for ever. */
export const RELOAD_PAUSE_MS = 5000;
export const RELOAD_AFTER_MS = 500;

/** Whether the page may reload itself now; remembers that it did. `now` in milliseconds. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NaN);
  if (Number.isFinite(last) && now - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Whether an error says that a part of the application could not be loaded: a new version replaced it. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|error loading dynamically|unable to preload|loading chunk/i.test(
    error.message,
  );
}
