import type { PersistentNotification } from '@candor/domain/model/live';
import { planLimitNoticeId } from '../../session/plan-limit-notice';
import { saidNotices } from '../../ui/notice/notice-stack';
import { notify } from '../../ui/toast';

/** The notice that says a notification aloud. */
export function noticeIdOf({ id, type, data }: PersistentNotification): string {
  if (type === 'batch') return batchNoticeId(String(data.batch_job_id));
  return type === 'plan' ? planLimitNoticeId(String(data.sentence)) : id;
}

/** The single notice of a batch: its end replaces its submission. */
export function batchNoticeId(batchId: string): string {
  return `batch-${batchId}`;
}

/** Says a notification at the corner of the screen. What leads to results or to answers waits for its reader. */
export function sayAloud(notification: PersistentNotification, open: () => void): void {
  const { type, subtype, title, message, priority } = notification;
  const id = noticeIdOf(notification);
  if (type !== 'batch') {
    // A notice for the user who acted has its own button.
    if (saidNotices().some((said) => said.id === id)) return;
    // Next to a button there is no room for more than its subject.
    if (subtype === 'answered')
      notify({ kind: 'info', id, title, action: { label: 'Read answers', run: open } });
    else if (subtype === 'completed')
      notify({ kind: 'success', id, title, action: { label: 'Read answers', run: open } });
    else notify({ kind: priority === 'medium' ? 'info' : 'priority', id, title, detail: message });
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
