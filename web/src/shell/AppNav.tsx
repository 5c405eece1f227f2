import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { paths } from '../paths';
import { useUser } from '../session/app-context';
import { useSubscription } from '../session/use-plan';
import { IconButton } from '../ui/Button';
import { cx } from '../ui/class-names';
import { Logo } from '../ui/Logo';
import { NavSheet } from './NavSheet';
import { navigationFor } from './navigation';
import { PlanLabel } from './PlanLabel';
import { UserMenu } from './UserMenu';

/** The top of the application. Under 640 px everything but the sign moves into a sheet. */
export function AppNav() {
  const user = useUser();
  const subscription = useSubscription();
  const [sheetOpen, setSheetOpen] = useState(false);
  const plan = subscription.data?.plan_type ?? user.plan_info.plan_type;
  const items = navigationFor(plan === 'trial');
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-1 border-b border-border bg-surface pr-2 pl-4 text-13 sm:px-6">
      <Link
        to={paths.dashboard}
        className="mr-4 inline-flex rounded-control"
        aria-label="Candor, to the dashboard"
      >
        <Logo />
      </Link>
      <nav aria-label="Main" className="hidden h-full items-center gap-0.5 sm:flex">
        {items.map((item) => (
          <NavLink
            key={item.to}
            to={item.to}
            className={({ isActive }) =>
              cx(
                'relative inline-flex h-8 items-center rounded-control px-2.5 font-medium whitespace-nowrap transition-colors duration-120 hover:bg-hover hover:text-ink',
                item.highlighted ? 'text-accent-ink' : isActive ? 'text-ink' : 'text-ink-2',
                isActive &&
                  'after:absolute after:inset-x-2.5 after:-bottom-[13px] after:h-0.5 after:rounded-[1px] after:bg-ink',
              )
            }
          >
            {item.label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto hidden items-center gap-3 sm:flex">
        <PlanLabel />
        <UserMenu />
      </div>
      <IconButton
        label="Menu"
        icon={MenuIcon}
        aria-expanded={sheetOpen}
        onClick={() => setSheetOpen(true)}
        className="ml-auto size-11 sm:hidden"
      />
      <NavSheet open={sheetOpen} items={items} onClose={() => setSheetOpen(false)} />
    </header>
  );
}
