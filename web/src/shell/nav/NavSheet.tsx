import { messages } from '@candor/domain/messages';
import { LogOut, Users, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import type { Theme } from '../../session/theme';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Dialog } from '../../ui/Dialog';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { PlanLabel } from '../PlanLabel';
import { useLogout } from '../use-logout';
import { useTheme } from '../use-theme';
import { NavMark } from './NavMark';
import type { NavItem, Navigation } from './navigation';
import { isStaffPage, placeAt } from './place-at';

export type NavSheetProps = { open: boolean; navigation: Navigation; onClose: () => void };

const THEME_SEGMENTS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

/** The navigation of a narrow screen. */
export function NavSheet({ open, navigation, onClose }: NavSheetProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const here = placeAt(navigation, pathname);
  const onStaff = isStaffPage(pathname);
  const { busy, logout } = useLogout();
  const [theme, choose] = useTheme();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Menu"
      kind="sheet"
      hideTitle
      className="max-w-80! border-l!"
    >
      <div className="flex min-h-full flex-col gap-6 p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="truncate text-16 font-strong">{user.full_name}</p>
            <p className="mb-2 truncate text-13 text-ink-3">{user.email}</p>
            <PlanLabel />
          </div>
          <IconButton label="Close menu" icon={X} onClick={onClose} className="size-11" />
        </div>
        <nav aria-label="Main" className="flex flex-col border-y border-border py-2">
          {navigation.links.map((item) => (
            <SheetLink key={item.id} item={item} here={item.id === here} onClose={onClose} />
          ))}
          {navigation.menus.map((menu) => (
            <section key={menu.label} aria-label={menu.label} className="flex flex-col">
              <h3 className="px-2 pt-4 pb-1 text-12 font-normal text-ink-3">{menu.label}</h3>
              {menu.items.map((item) => (
                <SheetLink key={item.id} item={item} here={item.id === here} onClose={onClose} />
              ))}
            </section>
          ))}
          {user.role === 'support' && (
            <Link
              to={paths.staff}
              onClick={onClose}
              aria-current={onStaff ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-x-3 rounded-control px-2 text-16 font-medium hover:bg-hover',
                onStaff ? 'bg-hover text-ink' : 'text-ink-2',
              )}
            >
              <Users size={20} strokeWidth={1.75} className="shrink-0" aria-hidden />
              Staff console
            </Link>
          )}
        </nav>
        <div>
          <p aria-hidden className="mb-1.5 text-12 text-ink-3">
            Theme
          </p>
          <SegmentedControl
            legend="Theme"
            value={theme}
            segments={THEME_SEGMENTS}
            onChange={choose}
          />
        </div>
        <Button icon={LogOut} size="lg" busy={busy} onClick={logout} className="mt-auto">
          {busy ? messages.signingOut : 'Logout'}
        </Button>
      </div>
    </Dialog>
  );
}

/** Why a place leads nowhere yet, or is locked, under its name: no pointer would show it. */
const REASON = 'basis-full pl-8 text-12';

type SheetLinkProps = { item: NavItem; here: boolean; onClose: () => void };

function SheetLink({ item, here, onClose }: SheetLinkProps) {
  const Icon = item.icon;
  if (item.disabled) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 px-2 py-2.5 text-16 text-ink-3">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {item.label}
        <span className={REASON}>{item.disabled}</span>
      </p>
    );
  }
  return (
    <Link
      to={item.to}
      onClick={onClose}
      aria-current={here ? 'page' : undefined}
      className={cx(
        'flex min-h-11 flex-wrap items-center gap-x-3 rounded-control px-2 py-2.5 text-16 font-medium hover:bg-hover',
        item.highlighted ? 'text-accent-ink' : here ? 'bg-hover text-ink' : 'text-ink-2',
      )}
    >
      <Icon size={20} strokeWidth={1.75} className="shrink-0" aria-hidden />
      {item.label}
      <NavMark {...item} told />
      {item.locked && <span className={cx(REASON, 'font-normal text-ink-3')}>{item.locked}</span>}
    </Link>
  );
}
