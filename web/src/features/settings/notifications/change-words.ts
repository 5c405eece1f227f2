import type {
  NotificationChannel,
  NotificationEvent,
} from '@candor/domain/model/notification-preferences';
import { CHANNELS, NEWS } from './news-words';

/** One box of the table: an event on a channel, or the channel as a whole. */
export type Box = { channel: NotificationChannel; event: NotificationEvent | null };

/** The name of a box: `Batch scored, e-mail`. */
export function boxName({ channel, event }: Box): string {
  const where = CHANNELS.find((entry) => entry.channel === channel)?.name ?? channel;
  if (event === null) return `${where}, all news`;
  const what = NEWS.find((entry) => entry.event === event)?.name ?? event;
  return `${what}, ${where.toLowerCase()}`;
}
