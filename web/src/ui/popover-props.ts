import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

export type PopoverProps = {
  /** The button that opens it; takes a ref. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  label: string;
  /** What stands in it, drawn while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  /** Its width, its padding and the colour of its words. */
  className?: string;
  onOpen?: () => void;
};
