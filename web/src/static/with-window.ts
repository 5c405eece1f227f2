import { NO_STORAGE } from '../session/no-storage';

/**
 * Does the work beside a window that shows this address and remembers nothing: the pages read both while they are drawn.
 * Works that overlap would see each other's address.
 */
export async function withWindow<Done>(address: string, work: () => Promise<Done>): Promise<Done> {
  const location = new URL(address, 'http://localhost');
  const window = { location, localStorage: NO_STORAGE, innerWidth: 1440 };
  const navigator = { platform: '' };
  const before = { window: globalThis.window, navigator: globalThis.navigator };
  define({ window, navigator });
  try {
    return await work();
  } finally {
    define(before);
  }
}

function define(values: object): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
