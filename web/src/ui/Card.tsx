import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names';

type CardProps = HTMLAttributes<HTMLElement> & { children: ReactNode };

/** A self-contained task or text. Its parts are separated by hairlines, not by more cards. */
export function Card({ className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={cx('rounded-card border border-border bg-surface', className)}>
      {children}
    </section>
  );
}
