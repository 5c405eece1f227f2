import type { PersistentNotification } from '@candor/domain/model/live';
import { notify } from '../../ui/toast';

/** The notice that says a notification aloud. */
export function noticeIdOf({ id, type, data }: PersistentNotification): string {
  return type === 'batch' ? batchNoticeId(String(data.batch_job_id)) : id;
}

/** The one notice of a batch: its end takes the place of its submission. */
export function batchNoticeId(batchId: string): string {
  return `batch-${batchId}`;
}

/** Says a notification at the corner of the screen. What leads to results waits for its reader. */
export function sayAloud(notification: PersistentNotification, open: () => void): void {
  const { type, subtype, title, message } = notification;
  const id = noticeIdOf(notification);
  if (type !== 'batch') {
    notify({ kind: 'priority', id, title, detail: message });
    return;
  }
  const completed = subtype === 'completed';
  notify({
    id,
    kind: completed ? 'success' : 'error',
    title,
    detail: message,
    action: { label: completed ? 'Open results' : 'Open', run: open },
  });
}
