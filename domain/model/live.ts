import { z } from 'zod';
import { BatchJob } from './batch';
import { Id, Time } from './scalars';

export const NotificationPriority = z.enum(['medium', 'high', 'critical']);

/** Kept in the browser, per user, at most 50. */
export const PersistentNotification = z.object({
  id: z.string().min(1),
  read: z.boolean(),
  timestamp: Time,
  type: z.string(),
  subtype: z.string(),
  title: z.string(),
  message: z.string(),
  priority: NotificationPriority,
  data: z.record(z.string(), z.unknown()),
  actionUrl: z.string().nullable(),
});

/**
 * One event of the stream. `batch` is sent at each change of a batch, its rows included; `removed` when it is erased; `decided` when
 * somebody decided about a candidate, without what was decided.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('batch'), batch: BatchJob }),
  z.object({ type: z.literal('removed'), batch_job_id: Id }),
  z.object({
    type: z.literal('decided'),
    batch_job_id: Id,
    candidate_id_internal: Id,
    revision: z.number().int().positive(),
  }),
  z.object({ type: z.literal('notification'), notification: PersistentNotification }),
]);

export type NotificationPriority = z.infer<typeof NotificationPriority>;
export type PersistentNotification = z.infer<typeof PersistentNotification>;
export type LiveEvent = z.infer<typeof LiveEvent>;
