import type { PersistentNotification } from '@candor/domain/model/live';

/** A notification for tests; a test names only what it is about. */
export function aNotification(over: Partial<PersistentNotification> = {}): PersistentNotification {
  return {
    id: 'notification-1',
    read: false,
    timestamp: '2026-03-02T09:00:00.000Z',
    type: 'batch',
    subtype: 'completed',
    title: 'Night Porter is scored',
    message: '3 of 3 scored.',
    priority: 'medium',
    data: { batch_job_id: 'batch-0001' },
    actionUrl: '/analytics?batchId=batch-0001',
    ...over,
  };
}
