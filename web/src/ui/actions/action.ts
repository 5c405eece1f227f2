import type { LucideIcon } from 'lucide-react';

/** Where an action belongs. The selection comes before its page, the page before the application. */
export type ActionScope = 'selection' | 'page' | 'app';

/** Something that can be done from here: by its key, from the palette, and listed with the shortcuts. */
export type Action = {
  /** Stable and unique, because a changed key is remembered by it. `results.shortlist`. */
  id: string;
  /** Starts with a verb: `Shortlist`. */
  label: string;
  /** Another name to search by. */
  alias?: string;
  scope: ActionScope;
  /** The heading above it in the palette and in the list of shortcuts: `Priya Raman`, `This batch`, `Go to`. */
  group: string;
  /** `s`, `Shift+E`, `g d`, `$mod+z`; `$mod` is Ctrl or Command. Without keys it is only in the palette. */
  keys?: string;
  icon?: LucideIcon;
  /**
   * Where its keys work besides the bare page: `dialogs` also while a dialog is open (a sheet that shows the same
   * content), `everywhere` also in fields, which is only permitted for combinations with `$mod`.
   */
  reach?: 'page' | 'dialogs' | 'everywhere';
  /** Holding the key down repeats it. For steps through a list, never for decisions. */
  repeats?: boolean;
  /** False for keys that only make sense as keys, such as the next row. */
  inPalette?: boolean;
  run: () => void;
};

const SCOPES: readonly ActionScope[] = ['selection', 'page', 'app'];

/** The nearest first; within a scope in the order of registration. */
export function byNearness(actions: readonly Action[]): Action[] {
  return SCOPES.flatMap((scope) => actions.filter((action) => action.scope === scope));
}
