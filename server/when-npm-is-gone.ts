const WATCH_MS = 250;

/** How a product is started whose shell is a child of npm: `npm start` and `npx candor serve`. */
const STARTED_BY: readonly unknown[] = ['start', 'npx'];

/**
 * Calls `stop` once the process that started this one is gone, if that was npm. npm passes a signal to a shell in
 * between, which dies of it and leaves its child behind: without this, nobody could stop the product by stopping what
 * they started.
 */
export function whenNpmIsGone(stop: () => void): void {
  if (!STARTED_BY.includes(process.env.npm_lifecycle_event)) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, WATCH_MS);
  watch.unref();
}
