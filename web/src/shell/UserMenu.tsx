import { messages } from '@candor/domain/messages';
import { ChevronDown, LogOut, Settings, Users } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths';
import { useUser } from '../session/app-context';
import type { Theme } from '../session/theme';
import { Menu } from '../ui/Menu';
import { initialsOf } from './initials';
import { isStaffPage } from './nav/place-at';
import { useLogout } from './use-logout';
import { useTheme } from './use-theme';

const THEMES: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'System theme' },
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
];

/** Who is signed in, the look of the application, the way to the rest of the settings, and the way out. */
export function UserMenu() {
  const user = useUser();
  const { busy, logout } = useLogout();
  const navigate = useNavigate();
  const [theme, choose] = useTheme();
  const onStaff = isStaffPage(useLocation().pathname);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${user.full_name}`}
          aria-current={onStaff || undefined}
          className="inline-flex h-9 items-center gap-2 rounded-control px-1.5 hover:bg-hover pointer-coarse:h-11"
        >
          <span
            aria-hidden
            className="inline-grid size-7 place-items-center rounded-full border border-border bg-hover text-12 font-strong text-ink-2"
          >
            <span data-own="initials">{initialsOf(user.full_name)}</span>
          </span>
          <span data-own="name" className="max-w-44 truncate font-medium">
            {busy ? messages.signingOut : user.full_name}
          </span>
          <ChevronDown size={14} strokeWidth={1.75} className="text-ink-3" aria-hidden />
        </button>
      }
      items={[
        { kind: 'heading', label: user.email },
        {
          kind: 'one_of',
          label: 'Theme',
          options: THEMES.map((entry) => ({
            label: entry.label,
            chosen: entry.theme === theme,
            onSelect: () => choose(entry.theme),
          })),
        },
        { kind: 'line' },
        {
          kind: 'action',
          label: 'Settings',
          icon: Settings,
          onSelect: () => void navigate(paths.settings),
        },
        ...(user.role === 'support'
          ? [
              {
                kind: 'action' as const,
                label: 'Staff console',
                icon: Users,
                current: onStaff,
                onSelect: () => void navigate(paths.staff),
              },
            ]
          : []),
        {
          kind: 'action',
          label: busy ? messages.signingOut : 'Logout',
          icon: LogOut,
          onSelect: logout,
        },
      ]}
    />
  );
}
