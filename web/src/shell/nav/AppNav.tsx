import { messages } from '@candor/domain/messages';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import { homePathOf } from '../../session/home-path';
import { IconButton } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import { onDemand } from '../../ui/on-demand';
import { useParts } from '../../ui/use-parts';
import { PlanLabel } from '../PlanLabel';
import { UserMenu } from '../UserMenu';
import { useLogout } from '../use-logout';
import { NavLinks } from './NavLinks';
import type { NavSheetProps } from './NavSheet';
import { useNavigation } from './use-navigation';

const sheet = onDemand(() => import('./NavSheet'));

/** Ahead of a press. What cannot be fetched is told when it is pressed. */
const fetchSheet = () => void sheet.load().catch(() => undefined);

/** The top of the application. Under 1024 px everything but the sign and the tools moves into a sheet. */
export function AppNav({ tools }: { tools?: ReactNode }) {
  const navigation = useNavigation();
  const home = homePathOf(useUser());
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-1 border-b border-border bg-surface pr-2 pl-4 text-13 sm:px-6 print:hidden">
      <Link
        to={home}
        className="mr-4 inline-flex shrink-0 items-center rounded-control pointer-coarse:min-h-11"
        aria-label={`Candor, to the ${home === paths.dashboard ? 'dashboard' : 'integrations'}`}
      >
        <Logo />
      </Link>
      <NavLinks {...navigation} />
      <div className="ml-auto flex shrink-0 items-center gap-1 lg:gap-2">
        <Farewell />
        {tools}
        <div className="ml-1 hidden h-8 items-center gap-2 border-l border-border pl-3 lg:flex">
          <UserMenu />
          <PlanLabel />
        </div>
        <IconButton
          label="Menu"
          icon={MenuIcon}
          aria-expanded={sheetOpen}
          onPointerEnter={fetchSheet}
          onFocus={fetchSheet}
          onClick={() => setSheetOpen(true)}
          className="size-11 lg:hidden"
        />
      </div>
      {sheetOpen && <Sheet navigation={navigation} onClose={() => setSheetOpen(false)} />}
    </header>
  );
}

/**
 * Announces that the user is being signed out, even where no name is shown that could make room for it: signing out
 * by the search opens no sheet.
 */
function Farewell() {
  const { busy } = useLogout();
  return (
    <p role="status" className={busy ? 'mr-1 whitespace-nowrap text-ink-2 lg:sr-only' : 'sr-only'}>
      {busy && messages.signingOut}
    </p>
  );
}

function Sheet(props: Omit<NavSheetProps, 'open'>) {
  const parts = useParts(sheet);
  return parts && <parts.NavSheet open {...props} />;
}
