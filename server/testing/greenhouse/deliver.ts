import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postEvent } from '../post-event';

/** Minutes before each further try: some fifteen hours in all. */
const PAUSES_MIN = [0, 1, 15, 60, 120, 240, 480];
/** Of Greenhouse's time, for one of ours: its fifteen hours pass in a tenth of a second. */
const TIMES_AS_FAST = 600_000;

/** The header Signature. */
export function signatureOf(body: string, secret: string): string {
  return `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/**
 * Sends an event as Greenhouse does: until it is answered 200, with pauses that grow. Every try has the same id.
 *
 * @returns what was answered to each try; 0 for no answer.
 */
export async function deliver(
  { url, secret }: { url: string; secret: string },
  body: string,
): Promise<number[]> {
  const headers = {
    'content-type': 'application/json',
    Signature: signatureOf(body, secret),
    'Greenhouse-Event-ID': randomUUID(),
  };
  const answered: number[] = [];
  for (const minutes of PAUSES_MIN) {
    await pause((minutes * 60_000) / TIMES_AS_FAST);
    const status = await postEvent(url, { headers, body });
    answered.push(status);
    if (status === 200) break;
  }
  return answered;
}
