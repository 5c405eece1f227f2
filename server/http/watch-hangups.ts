import type { FastifyReply } from 'fastify';
import type { App } from './serve';

/** Returns a signal for one response that fires when its connection is gone or the process stops. */
export type Hangups = (reply: FastifyReply) => AbortSignal;

/** Watches responses that do not end by themselves: stopping the process must not wait for their readers. */
export function watchHangups(app: App): Hangups {
  const open = new Set<AbortController>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    for (const controller of open) controller.abort();
  });
  return (reply) => {
    const controller = new AbortController();
    if (closing || reply.raw.destroyed) controller.abort();
    open.add(controller);
    reply.raw.once('close', () => {
      open.delete(controller);
      controller.abort();
    });
    return controller.signal;
  };
}
