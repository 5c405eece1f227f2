import type { ReactNode } from 'react';

/** The one 400 px column of sign-in and its relatives. */
export function AccountColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-108 px-4 pt-12 pb-24 sm:pt-20">{children}</div>;
}
