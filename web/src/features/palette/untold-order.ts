import type { FoundCandidate } from '@candor/domain/model/search';

/** What a found candidate is called. */
export function nameOf({ candidate_name, original_filename }: FoundCandidate): string {
  return candidate_name ?? original_filename ?? 'No name';
}

/** They arrive by score within each batch. Where a score of a batch is covered its people stand by name instead. */
export function untoldOrder(
  found: readonly FoundCandidate[],
  isCovered: (one: FoundCandidate) => boolean,
): FoundCandidate[] {
  const batches = [...new Set(found.map(({ batch_job_id }) => batch_job_id))];
  const covered = new Set(found.filter(isCovered).map(({ batch_job_id }) => batch_job_id));
  return [...found].sort(
    (a, b) =>
      batches.indexOf(a.batch_job_id) - batches.indexOf(b.batch_job_id) ||
      (covered.has(a.batch_job_id) ? nameOf(a).localeCompare(nameOf(b)) : 0),
  );
}
