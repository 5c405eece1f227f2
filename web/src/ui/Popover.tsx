import { OnDemand } from './OnDemand';
import { onDemand } from './on-demand';
import type { PopoverProps } from './popover-props';

export const popoverParts = onDemand(() => import('./PopoverParts'));

/** More about a thing, on demand, beside it. What opens it is fetched when somebody comes near the button. */
export function Popover(popover: PopoverProps) {
  return (
    <OnDemand parts={popoverParts} trigger={popover.trigger} popup="dialog" keys={BUTTON_KEYS}>
      {({ PopoverParts }, opened) => <PopoverParts {...popover} opened={opened} />}
    </OnDemand>
  );
}

/** What presses a button. */
const BUTTON_KEYS = ['Enter', ' '] as const;
