import { Outlet } from 'react-router';
import { BatchWatcher } from '../features/batches/BatchWatcher';
import { Toaster } from '../ui/toast';
import { AppFooter } from './AppFooter';
import { AppNav } from './AppNav';
import { GlobalBanner } from './GlobalBanner';
import { SkipLink } from './SkipLink';

/** The frame of every protected page: navigation, one banner, the page, the footer. */
export function AppLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppNav />
      <GlobalBanner />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <AppFooter />
      <BatchWatcher />
      <Toaster />
    </div>
  );
}
