import { batches } from '@candor/domain/api/batches';
import { ChevronDown, History } from 'lucide-react';
import { useCall } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/format';
import { Menu, type MenuItem } from '../../ui/Menu';

/** The jobs of earlier batches, one entry per title. Absent until there is one. */
export function SavedJobs({ onUse }: { onUse: (batchId: string) => void }) {
  const { data } = useCall(batches.list, { query: { limit: '20', skip: '0' } });
  const seen = new Set<string>();
  const items: MenuItem[] = (data?.jobs ?? [])
    .filter(({ jobTitle }) => !seen.has(jobTitle) && seen.add(jobTitle))
    .map((job) => ({
      kind: 'action',
      label: job.jobTitle,
      hint: formatDay(job.created_at),
      onSelect: () => onUse(job.batch_job_id),
    }));
  if (items.length === 0) return null;
  return (
    <Menu
      width="w-80 max-w-[calc(100vw-24px)]"
      items={items}
      trigger={
        <Button variant="quiet" size="sm" icon={History}>
          <span className="sm:hidden">Saved jobs</span>
          <span className="max-sm:hidden">Use a saved job</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    />
  );
}
