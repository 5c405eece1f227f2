import { messages } from '@candor/domain/messages';
import { LogOut, X } from 'lucide-react';
import { NavLink } from 'react-router';
import { useUser } from '../session/app-context';
import type { Theme } from '../session/theme';
import { Button, IconButton } from '../ui/Button';
import { cx } from '../ui/class-names';
import { Dialog } from '../ui/Dialog';
import { SegmentedControl } from '../ui/SegmentedControl';
import type { NavItem } from './navigation';
import { PlanLabel } from './PlanLabel';
import { useLogout } from './use-logout';
import { useTheme } from './use-theme';

type NavSheetProps = { open: boolean; items: readonly NavItem[]; onClose: () => void };

const THEME_SEGMENTS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

/** The navigation of a narrow screen. */
export function NavSheet({ open, items, onClose }: NavSheetProps) {
  const user = useUser();
  const { busy, logout } = useLogout();
  const [theme, choose] = useTheme();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" kind="sheet" hideTitle className="max-w-80">
      <div className="flex h-full flex-col gap-6 p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="truncate text-16 font-strong">{user.full_name}</p>
            <p className="mb-2 truncate text-13 text-ink-3">{user.email}</p>
            <PlanLabel />
          </div>
          <IconButton label="Close menu" icon={X} onClick={onClose} className="size-11" />
        </div>
        <nav aria-label="Main" className="flex flex-col border-y border-border py-2">
          {items.map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              onClick={onClose}
              className={({ isActive }) =>
                cx(
                  'flex h-11 items-center rounded-control px-2 text-16 font-medium',
                  item.highlighted ? 'text-accent-ink' : isActive ? 'text-ink' : 'text-ink-2',
                )
              }
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <SegmentedControl
          legend="Theme"
          value={theme}
          segments={THEME_SEGMENTS}
          onChange={choose}
        />
        <Button icon={LogOut} size="lg" busy={busy} onClick={logout} className="mt-auto">
          {busy ? messages.signingOut : 'Logout'}
        </Button>
      </div>
    </Dialog>
  );
}
