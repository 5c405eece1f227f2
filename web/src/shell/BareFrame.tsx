import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo';

/** A page that stands alone, for somebody who comes from elsewhere: nothing around it but whose product it is. */
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
