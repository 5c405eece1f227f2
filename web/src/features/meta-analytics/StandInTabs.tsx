import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs';
import type { MetaTab } from './MetaPanels';
import type { Metric } from './meta-state';

type StandInTabsProps = {
  metric: Metric;
  onMetric: (metric: Metric) => void;
  /** What stands beside the figures. */
  more: readonly MetaTab[];
  /** Why there are no figures. */
  children: ReactNode;
};

/** The page without figures: why there are none, while what stands beside them can be asked all the same. */
export function StandInTabs({ metric, onMetric, more, children }: StandInTabsProps) {
  const tabs: MetaTab[] = [
    { value: 'overview', label: 'Overview', content: <div className="pt-4">{children}</div> },
    ...more,
  ];
  const value = tabs.some((tab) => tab.value === metric) ? metric : 'overview';
  return <Tabs label="Figures" value={value} onChange={onMetric} tabs={tabs} />;
}
