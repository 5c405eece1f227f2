import type { ReactNode } from 'react';
import { AppFooter } from '../AppFooter';
import { ChatOutside } from '../chat/ChatOutside';
import { AppNav } from '../nav/AppNav';
import { Proof } from '../Proof';
import { SkipLink } from '../SkipLink';

/** The application's frame around a guard screen, without what a closed account may not load. */
export function GuardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppNav />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <AppFooter />
      <ChatOutside />
      <Proof />
    </div>
  );
}
