import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import { formatCount } from '../../ui/format';
import type { Tone } from '../../ui/Tag';

export type BatchWords = {
  tone: Tone;
  /** Null where the detail says it already. */
  word: string | null;
  detail: string;
  running: boolean;
};

/** The state of a batch in words: a short one for a tag and what belongs beside it. */
export function batchWords(job: BatchJob): BatchWords {
  switch (job.status) {
    case 'pending':
      return {
        tone: 'line',
        word: 'Queued',
        detail: job.queuePosition === null ? 'waiting to start' : `queue no. ${job.queuePosition}`,
        running: true,
      };
    case 'processing':
    case 'processing_chunks':
      return { tone: 'info', word: 'Running', detail: `${job.progress}%`, running: true };
    case 'completed':
      return {
        tone: 'plain',
        word: 'Completed',
        detail: `${formatCount(job.processed_candidates)} processed`,
        running: false,
      };
    case 'failed':
      return {
        tone: 'danger',
        word: 'Failed',
        detail: job.error_message ?? 'No cause was given',
        running: false,
      };
    case 'cancelled':
      return { tone: 'plain', word: null, detail: messages.cancelled, running: false };
  }
}
