import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs';
import { METRIC_LABEL, type MetaTab } from './MetaPanels';
import { METRICS, type Metric } from './meta-state';

type StandInTabsProps = {
  metric: Metric;
  onMetric: (metric: Metric) => void;
  /** Shown next to the figures. */
  more: readonly MetaTab[];
  /** Why there are no figures. */
  children: ReactNode;
};

/**
 * The page without figures: why there are none, while the questions next to them still work. The tabs of the figures
 * keep their places, so that none moves away under a finger when the figures arrive.
 */
export function StandInTabs({ metric, onMetric, more, children }: StandInTabsProps) {
  const content = <div className="pt-4">{children}</div>;
  const figures = METRICS.map((value) => ({ value, label: METRIC_LABEL[value], content }));
  return <Tabs label="Figures" value={metric} onChange={onMetric} tabs={[...figures, ...more]} />;
}
