import type { BackedUp } from '@candor/server/backup/back-up';
import type { Restored } from '@candor/server/backup/restore';
import type { Verified } from '@candor/server/backup/verify';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const rowsAndFiles = ({ rows, blobs }: { rows: number; blobs: number }) =>
  `${counted(rows, 'row', 'rows')} and ${counted(blobs, 'file', 'files')}`;

/** What was written, in words; the keys are never in it, and whoever restores will need them. */
export function reportBackup(file: string, done: BackedUp): string {
  const { erasedMeanwhile, lost } = done;
  return [
    `${file} holds ${rowsAndFiles(done)}. The keys are not in it: keep SECRET_KEY, or DATA_DIR/secret-key, elsewhere.`,
    ...(erasedMeanwhile > 0
      ? [`${counted(erasedMeanwhile, 'upload was', 'uploads were')} erased while it was written.`]
      : []),
    ...(lost.length > 0
      ? [
          `${counted(lost.length, 'upload that a batch names is', 'uploads that batches name are')} missing: ${lost.join(', ')}`,
        ]
      : []),
  ].join('\n');
}

/** What an archive holds, in words. */
export function describeArchive({ head, end }: Verified): string {
  const rows = end.rows.reduce((sum, count) => sum + count, 0);
  return `${rowsAndFiles({ rows, blobs: end.blobs })} of ${head.created_at}, by version ${head.product}`;
}

/** What was restored, in words. */
export function reportRestore(done: Restored): string {
  const { createdAt, erasedAgain, missingKeys } = done;
  return [
    `${rowsAndFiles(done)} of ${createdAt} were restored.`,
    ...(erasedAgain > 0
      ? [
          `${counted(erasedAgain, 'row that was erased since was', 'rows that were erased since were')} erased again.`,
        ]
      : []),
    ...(missingKeys.length > 0
      ? [
          `Candor will not start: secrets need the key ${missingKeys.join(', ')}. Put it into SECRETS_KEYS, behind the newer ones.`,
        ]
      : []),
  ].join('\n');
}
