import type { BatchJob } from '@candor/domain/model/batch';
import type { PersistentNotification } from '@candor/domain/model/live';
import type { BatchStatus } from '@candor/domain/rules/batch-status';

/** When a batch changed last. */
export type BatchVersion = { id: string; status: BatchStatus; updatedAt: Date };

/** What the streams need to know about batches. */
export type LiveSources = {
  /** The account's batches that changed lately, the latest first. */
  latelyChanged(userId: string): Promise<BatchVersion[]>;
  /** These batches as they are now, in any order; those that are gone are left out. */
  batchesNow(userId: string, ids: readonly string[]): Promise<BatchJob[]>;
  /** What candidates did lately that their sender wants to hear of, the latest last; each has an id of its own. */
  invitationNews(userId: string): Promise<PersistentNotification[]>;
  /** What readers of shortlists said lately, the latest last; each has an id of its own. */
  opinionNews(userId: string): Promise<PersistentNotification[]>;
};
