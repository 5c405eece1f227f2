import { Outlet } from 'react-router';
import { useSessionState } from '../session/app-context';
import { PageLinkContext } from '../ui/PageLink';
import { ChatOutside } from './chat/ChatOutside';
import { MarketingFooter } from './marketing/MarketingFooter';
import { MarketingHeader } from './marketing/MarketingHeader';
import { RouterLink } from './RouterLink';
import { SkipLink } from './SkipLink';

/** The frame of every public page. */
export function MarketingLayout() {
  const signedIn = useSessionState().user !== null;
  return (
    <PageLinkContext value={RouterLink}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <MarketingHeader signedIn={signedIn} />
        <main id="main" tabIndex={-1} className="flex-1">
          <Outlet />
        </main>
        <MarketingFooter />
        <ChatOutside />
      </div>
    </PageLinkContext>
  );
}
