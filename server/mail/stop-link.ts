import { z } from 'zod';
import { openSecret, SecretUnreadable, sealSecret } from '../access/secrets';
import type { Config } from '../config';

type Needs = Pick<Config, 'secretKeys' | 'publicUrl'>;

/** Which mails a link stops, and for whom: the digests of an account, or the reminders of an invitation. */
const Stop = z.discriminatedUnion('what', [
  z.object({ what: z.literal('digest'), userId: z.uuid() }),
  z.object({ what: z.literal('reminders'), code: z.string() }),
]);
export type Stop = z.infer<typeof Stop>;

/** Where mail programs stop mails. They speak the words of RFC 8058, so it is no part of the contract. */
const STOP_PATH = '/api/mail/stop';
export const STOP_ROUTE = `${STOP_PATH}/:token`;
/** These are in no table: a mail's link works for as long as somebody keeps it. */
const PLACE = { table: 'mail', column: 'stop', id: 'link' };

/** The address that stops these mails. Whoever has it can stop them and learns nothing from it. */
export function stopUrl(config: Needs, stop: Stop): string {
  return `${config.publicUrl}${STOP_PATH}/${sealSecret(config, JSON.stringify(stop), PLACE)}`;
}

/** What the token of such an address unsubscribes from; null for one that was not made here. */
export function readStop(config: Needs, token: string): Stop | null {
  try {
    return Stop.parse(JSON.parse(openSecret(config, token, PLACE)));
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}
