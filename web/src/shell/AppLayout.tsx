import type { BatchJob } from '@candor/domain/model/batch';
import { batchNotice } from '@candor/domain/rules/batch-notice';
import { useCallback, useEffect } from 'react';
import { Outlet } from 'react-router';
import { ChatProvider } from '../chat/ChatProvider';
import { BatchWatcher } from '../features/batches/BatchWatcher';
import { NotificationBell } from '../features/notifications/NotificationBell';
import { NotificationFeed } from '../features/notifications/NotificationFeed';
import { NotificationsProvider } from '../features/notifications/NotificationsProvider';
import { useTell } from '../features/notifications/use-tell';
import { LiveProvider } from '../live/LiveProvider';
import { KeyPreferencesProvider } from '../session/KeyPreferencesProvider';
import { ActionProvider } from '../ui/actions/ActionProvider';
import { warmCounts } from '../ui/format';
import { Toaster } from '../ui/toast';
import { AppFooter } from './AppFooter';
import { GlobalBanner } from './banner/GlobalBanner';
import { Chat } from './chat/Chat';
import { Commands } from './commands/Commands';
import { SearchButton } from './commands/SearchButton';
import { AppNav } from './nav/AppNav';
import { Proof } from './Proof';
import { SkipLink } from './SkipLink';

/** The frame of every protected page: navigation, one banner, the page, the footer, and what goes on around them. */
export function AppLayout() {
  return (
    <ActionProvider>
      <KeyPreferencesProvider>
        <LiveProvider>
          <NotificationsProvider>
            <ChatProvider>
              <Frame />
            </ChatProvider>
          </NotificationsProvider>
        </LiveProvider>
      </KeyPreferencesProvider>
    </ActionProvider>
  );
}

function Frame() {
  const tell = useTell();
  const onEnded = useCallback(
    (job: BatchJob) => {
      const notification = batchNotice(job);
      if (notification) tell(notification);
    },
    [tell],
  );
  useEffect(() => {
    // By itself, while the page waits for its data.
    const warming = setTimeout(warmCounts);
    return () => clearTimeout(warming);
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppNav
        tools={
          <>
            <SearchButton />
            <NotificationBell />
          </>
        }
      />
      <GlobalBanner />
      <Toaster />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <AppFooter />
      <Commands />
      <BatchWatcher onEnded={onEnded} />
      <NotificationFeed />
      <Chat />
      <Proof />
    </div>
  );
}
