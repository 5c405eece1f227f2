import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, ReactElement } from 'react';

/** One of several of which one at most is chosen. */
export type MenuOption = { label: string; chosen: boolean; onSelect: () => void };

export type MenuItem =
  | {
      kind: 'action';
      label: string;
      hint?: string;
      icon?: LucideIcon;
      danger?: boolean;
      /** Why it cannot be chosen now; it stays in the list and says so. */
      disabled?: string;
      /** It leads to the page that is open. */
      current?: boolean;
      onSelect: () => void;
    }
  | { kind: 'choice'; label: string; chosen: boolean; onSelect: () => void }
  | {
      kind: 'one_of';
      /** What is chosen, for those who do not see the options together. */
      label: string;
      options: readonly MenuOption[];
    }
  | { kind: 'heading'; label: string }
  | { kind: 'line' };

export type MenuProps = {
  /** The button that opens it; takes a ref. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  width?: string;
};
