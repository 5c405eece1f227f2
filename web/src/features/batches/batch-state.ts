import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import { SOURCE_WORD } from '../../sources/source-words';
import { formatCount } from '../../ui/format';
import type { Tone } from '../../ui/Tag';

export type BatchState = {
  tone: Tone;
  /** One word for a tag; null where the detail says it already. */
  word: string | null;
  running: boolean;
};

/** The state of a batch as a small word with its colour. */
export function stateOf({ status }: BatchJob): BatchState {
  switch (status) {
    case 'pending':
      return { tone: 'line', word: null, running: true };
    case 'processing':
    case 'processing_chunks':
      return { tone: 'info', word: 'Running', running: true };
    case 'completed':
      return { tone: 'plain', word: 'Completed', running: false };
    case 'failed':
      return { tone: 'danger', word: 'Failed', running: false };
    case 'cancelled':
      return { tone: 'plain', word: null, running: false };
  }
}

/** What belongs beside the word. `percent` is the progress as it is shown elsewhere: a batch is told alike on every screen. */
export function detailOf(job: BatchJob, percent: number): string {
  switch (job.status) {
    case 'pending':
      return placeOf(job);
    case 'processing':
    case 'processing_chunks':
      return `${percent}%`;
    case 'completed':
      return `${formatCount(job.processed_candidates)} processed`;
    case 'failed':
      return causeOf(job);
    case 'cancelled':
      return messages.cancelled;
  }
}

/** A waiting batch's place in the queue. */
export function placeOf({ queuePosition }: BatchJob): string {
  return queuePosition === null ? 'Waiting to start' : `Queue no. ${queuePosition}`;
}

/** Why a batch failed. */
export function causeOf({ error_message }: BatchJob): string {
  return error_message ?? 'No cause was given';
}

/** Where the candidates of a batch came from, and what else is special about it: `people.csv, run again`. */
export function originOf(job: BatchJob): string {
  const source = job.original_filename ?? SOURCE_WORD[job.input_type];
  return [source, job.rerun_of && 'run again', job.sample && 'sample'].filter(Boolean).join(', ');
}
