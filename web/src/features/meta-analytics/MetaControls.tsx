import { Ellipsis, Eraser, RefreshCw } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { JobFilter } from './JobFilter';
import { type MetaState, RANGES } from './meta-state';
import { useClearCache, useRecalculate } from './use-meta';

type MetaControlsProps = { state: MetaState; onChange: (change: Partial<MetaState>) => void };

/** Of which days and jobs the figures are, and having them counted anew. */
export function MetaControls({ state, onChange }: MetaControlsProps) {
  const recalculate = useRecalculate(state);
  const clear = useClearCache();
  const busy = recalculate.isPending || clear.isPending ? { disabled: 'Still counting' } : {};
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <SegmentedControl
        legend="Time range"
        value={state.range}
        onChange={(range) => onChange({ range })}
        segments={RANGES.map((days) => ({ value: days, label: `${days} days` }))}
        className="max-sm:w-full"
      />
      <JobFilter chosen={state.jobs} onChange={(jobs) => onChange({ jobs })} />
      <Menu
        trigger={<IconButton label="Figures" icon={Ellipsis} />}
        items={[
          {
            ...{ kind: 'action', label: 'Recalculate', icon: RefreshCw, ...busy },
            onSelect: () => recalculate.mutate(),
          },
          {
            ...{ kind: 'action', label: 'Clear cache', icon: Eraser, ...busy },
            onSelect: () => clear.mutate(),
          },
        ]}
      />
    </div>
  );
}
