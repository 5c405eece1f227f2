import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo';

/** A standalone page, for visitors from elsewhere: nothing around it but the product's name. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="mx-auto flex h-14 max-w-public items-center px-4 sm:px-6">
        <Logo />
      </header>
      <main>{children}</main>
    </>
  );
}
