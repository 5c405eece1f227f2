import { Ellipsis, Eraser, RefreshCw } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import { JobFilter } from './JobFilter';
import type { MetaState } from './meta-state';
import { RangeControl } from './RangeControl';
import { useClearCache, useJobTitles, useRecalculate } from './use-meta';

type MetaControlsProps = { state: MetaState; onChange: (change: Partial<MetaState>) => void };

/** The days and jobs of the figures, and recomputing them. */
export function MetaControls({ state, onChange }: MetaControlsProps) {
  const recalculate = useRecalculate(state);
  const clear = useClearCache();
  const titles = useJobTitles();
  const busy = recalculate.isPending || clear.isPending ? { disabled: 'Still counting' } : {};
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <RangeControl range={state.range} onChange={(range) => onChange({ range })} />
      <JobFilter known={titles} chosen={state.jobs} onChange={(jobs) => onChange({ jobs })} />
      <Menu
        trigger={<IconButton label="Figures" icon={Ellipsis} />}
        items={[
          {
            kind: 'action',
            label: 'Recalculate',
            icon: RefreshCw,
            ...busy,
            onSelect: () => recalculate.mutate(),
          },
          {
            kind: 'action',
            label: 'Clear cache',
            icon: Eraser,
            ...busy,
            onSelect: () => clear.mutate(),
          },
        ]}
      />
    </div>
  );
}
