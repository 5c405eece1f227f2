import type { FastifyRequest } from 'fastify';
import type { App } from './serve';

/** How often a pending body is checked. */
const LOOK_EVERY_MS = 60_000;

/**
 * Disconnects callers whose body does not arrive. A form may bring a file over a slow line, and may take its time as
 * long as data arrives. Everything else is small and has to be complete by the first check.
 */
export function cutOffStalled(app: App): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // A socket has no body that could be late.
    if (!request.raw.complete && !request.ws) watch(request);
    done(null, payload);
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
