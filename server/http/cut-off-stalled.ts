import type { FastifyRequest } from 'fastify';
import type { App } from './serve';

/** How often a body that is still coming is looked at. */
const LOOK_EVERY_MS = 60_000;

/**
 * Hangs up on callers whose body does not arrive. A form may bring a file over a slow line: it may take its time while something
 * of it comes. Everything else is small and has to be here by the first look.
 */
export function cutOffStalled(app: App): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    // A socket is no body that could be late.
    if (!request.raw.complete && !request.ws) watch(request);
    return payload;
  });
}

function watch({ raw, headers }: FastifyRequest): void {
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
  let heard = raw.socket.bytesRead;
  const looking = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (raw.complete) clearInterval(looking);
    else if (!isForm || bytesRead === heard) raw.destroy();
    heard = bytesRead;
  }, LOOK_EVERY_MS);
  looking.unref();
  raw.once('close', () => clearInterval(looking));
}
