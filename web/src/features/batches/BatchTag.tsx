import type { BatchJob } from '@candor/domain/model/batch';
import { Tag } from '../../ui/Tag';
import { batchWords } from './batch-state';

/** The state of a batch as one small word. */
export function BatchTag({ job }: { job: BatchJob }) {
  const { tone, word, running } = batchWords(job);
  return (
    <Tag tone={tone} {...(running && job.status !== 'pending' && { dot: true })}>
      {word}
    </Tag>
  );
}
