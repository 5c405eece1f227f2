import type { ReactNode } from 'react';
import { AppProvider } from '../session/app-context';
import { homePathOf } from '../session/home-path';
import { onReturn } from '../session/on-return';
import { isAuthKey } from '../session/stored-auth';
import { createVisitorApp } from './create-visitor-app';

const app = createVisitorApp(window.localStorage);

// A user who has signed in, here or in another tab, continues to the application.
app.state.subscribe(() => {
  const { user } = app.state.get();
  if (user) window.location.replace(homePathOf(user));
});
window.addEventListener('storage', (event) => {
  if (isAuthKey(event.key)) app.session.follow();
});
onReturn(window, app.session.follow);

/** What a form on a prerendered page needs to sign somebody in. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return <AppProvider app={app}>{children}</AppProvider>;
}
