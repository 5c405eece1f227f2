import { OnDemand } from './OnDemand';
import { onDemand } from './on-demand';
import type { PopoverProps } from './popover-props';

export const popoverParts = onDemand(() => import('./PopoverParts'));

/** Details on demand, next to their subject. The code is fetched when somebody comes near the button. */
export function Popover(popover: PopoverProps) {
  return (
    <OnDemand parts={popoverParts} trigger={popover.trigger} popup="dialog" keys={BUTTON_KEYS}>
      {({ PopoverParts }, opened) => <PopoverParts {...popover} opened={opened} />}
    </OnDemand>
  );
}

/** Keys that press a button. */
const BUTTON_KEYS = ['Enter', ' '] as const;
