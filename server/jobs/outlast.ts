import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isFull } from '../infrastructure-errors';
import { type Group, HandBack } from './group';
import { LOOK_FOR_ROOM_EVERY_MS } from './limits';

/**
 * Works on a group, again and again while nothing can be stored. A full disk is not the candidates' fault: failing
 * would cost one of the group's attempts each time, until they were given up one by one.
 *
 * @throws HandBack soon after the signal, and whatever else the work fails with.
 */
export async function outlastFullDisk(
  log: Logger,
  { batchId, no }: Group,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isFull(error)) throw error;
      if (tries === 1) {
        log.error({ batch: batchId, group: no }, 'storage is full: work waits until there is room');
      }
      await pause(LOOK_FOR_ROOM_EVERY_MS, undefined, { signal }).catch(() => {
        throw new HandBack();
      });
    }
  }
}
