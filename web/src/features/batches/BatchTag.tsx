import type { BatchJob } from '@candor/domain/model/batch';
import { Tag } from '../../ui/Tag';
import { stateOf } from './batch-state';

/** The state of a batch as one small word; nothing where a sentence beside it says the same. */
export function BatchTag({ job }: { job: BatchJob }) {
  const { tone, word, running } = stateOf(job);
  if (word === null) return null;
  return (
    <Tag tone={tone} {...(running && { dot: true })}>
      {word}
    </Tag>
  );
}
