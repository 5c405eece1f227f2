import type { ReactNode } from 'react';
import { config } from 'zod';
import { AppProvider } from '../session/app-context';
import { createVisitorApp } from './create-visitor-app';

// The content security policy forbids code made of text, which the schemas would otherwise try first.
config({ jitless: true });

/** One for all parts of the page, so that all of them have one session. */
const app = createVisitorApp();

/** What a part of a prerendered page needs to call the server. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return <AppProvider app={app}>{children}</AppProvider>;
}
