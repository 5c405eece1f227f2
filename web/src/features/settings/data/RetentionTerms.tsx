import type { UserSettings } from '@candor/domain/model/settings';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { plural } from '../../../ui/format';
import { SectionSkeleton } from '../SectionSkeleton';
import { useSettings } from '../use-settings';

/** How long an account's data is kept. */
export function RetentionTerms() {
  const { data, isPending, error, refetch } = useSettings();
  return (
    <Awaited pending={isPending} standIn={<SectionSkeleton label="Loading the terms" lines={1} />}>
      {data ? (
        <p className="num max-w-[68ch] text-13 text-ink-2">{termsOf(data.retention)}</p>
      ) : (
        <ErrorNote
          title="How long things are kept could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Awaited>
  );
}

function termsOf(retention: UserSettings['retention']): string {
  const files = plural(retention.source_files_days, 'day');
  const results = plural(retention.results_days, 'day');
  return `Uploaded files are kept for ${files} after their batch ends, texts and results for ${results}. What you delete is gone at once.`;
}
