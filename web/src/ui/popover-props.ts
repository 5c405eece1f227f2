import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

export type PopoverProps = {
  /** The button that opens it; takes a ref. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  label: string;
  /** Its content, rendered while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  /** Its width, padding and text colour. */
  className?: string;
  onOpen?: () => void;
};
