import { z } from 'zod';

export const Theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;

const KEY = 'candor.theme';

/** The theme that was chosen in this browser; `system` follows the device. */
export function readTheme(storage: Storage): Theme {
  const stored = Theme.safeParse(storage.getItem(KEY));
  return stored.success ? stored.data : 'system';
}

/** Remembers a theme and shows it. */
export function chooseTheme(storage: Storage, root: HTMLElement, theme: Theme): void {
  storage.setItem(KEY, theme);
  showTheme(root, theme);
}

/** Applies a theme to the page; `system` leaves the choice to the device. */
export function showTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
