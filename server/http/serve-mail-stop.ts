import { AppError } from '@candor/domain/errors';
import { invitationPath, STOP_REMINDERS } from '@candor/domain/rules/invitation';
import type { RequestLimit } from '../access/request-limit';
import type { Deps } from '../deps';
import { readStop, STOP_ROUTE, type Stop } from '../mail/stop-link';
import type { App } from './serve';

/** What unsubscribes from mails. Each may be called again without further effect. */
export type Stops = {
  digest(userId: string): Promise<void>;
  reminders(call: { code: string; ip: string; requestId: string }): Promise<void>;
};

/** Enough for a form with one word in it. */
const BODY_BYTES = 4_096;

/**
 * The address for the unsubscribe button of mail programs (RFC 8058): a POST unsubscribes, without a session and
 * whatever its form contains. A GET only leads to where a person can do it, because virus scanners follow every link
 * of a mail.
 */
export async function serveMailStop(
  app: App,
  { config }: Pick<Deps, 'config'>,
  { requestLimit }: { requestLimit: RequestLimit },
  stops: Stops,
): Promise<void> {
  const stopOf = (params: unknown): Stop => {
    const stop = readStop(config, (params as { token: string }).token);
    if (!stop) throw new AppError('not_found');
    return stop;
  };
  // What is registered here applies to this address only: forms without files are read nowhere else.
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_r, _b, done) =>
      done(null, undefined),
    );
    own.addHook('onRequest', async ({ ip }, reply) => {
      reply.header('Cache-Control', 'no-store');
      await requestLimit(null, ip);
    });
    own.get(STOP_ROUTE, async ({ params }, reply) =>
      reply.redirect(`${config.publicUrl}${pageOf(stopOf(params))}`, 303),
    );
    own.post(STOP_ROUTE, async ({ params, ip, id: requestId }, reply) => {
      const stop = stopOf(params);
      if (stop.what === 'digest') await stops.digest(stop.userId);
      else await stops.reminders({ code: stop.code, ip, requestId });
      return reply.type('text/plain; charset=utf-8').send('No more of these mails will be sent.');
    });
  });
}

function pageOf(stop: Stop): string {
  return stop.what === 'digest' ? '/settings' : `${invitationPath(stop.code)}${STOP_REMINDERS}`;
}
