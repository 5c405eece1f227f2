import type { MenuItem, MenuProps } from './menu-props';
import { OnDemand } from './OnDemand';
import { onDemand } from './on-demand';

export type { MenuItem };

export const menuParts = onDemand(() => import('./MenuParts'));

/** A short list of actions under a button. Its code is fetched when somebody comes near the button. */
export function Menu(menu: MenuProps) {
  return (
    <OnDemand parts={menuParts} trigger={menu.trigger} popup="menu" keys={MENU_KEYS}>
      {({ MenuParts }, opened) => <MenuParts {...menu} opened={opened} />}
    </OnDemand>
  );
}

/** Keys that open a menu from a focused button. */
const MENU_KEYS = ['Enter', ' ', 'ArrowDown'] as const;
