import {
  BookA,
  ClipboardList,
  FolderSync,
  Keyboard,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Search,
  Send,
  Sun,
  Users,
} from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import type { Theme } from '../../session/theme';
import type { Action } from '../../ui/actions/action';
import { PLACES } from '../nav/places';
import { useNavigation } from '../nav/use-navigation';
import { useLogout } from '../use-logout';
import { useTheme } from '../use-theme';
import { focusFirst } from './focus-first';

type Openers = { openPalette: () => void; openShortcuts: () => void };

const THEMES: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Use the light theme', icon: Sun },
  { theme: 'dark', label: 'Use the dark theme', icon: Moon },
  { theme: 'system', label: 'Use the device’s theme', icon: Monitor },
];

/** What can be done from everywhere: start something, go somewhere, change the look, find help. */
export function useAppActions({ openPalette, openShortcuts }: Openers): Action[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { links, menus } = useNavigation();
  const [theme, choose] = useTheme();
  const { logout } = useLogout();
  const { role } = useUser();
  const places = [...links, ...menus.flatMap(({ items }) => items)];

  const newBatch = () => {
    if (pathname !== paths.dashboard || !focusFirst('textarea')) void navigate(paths.dashboard);
  };
  const start: Action[] = [
    {
      id: 'app.new-batch',
      label: 'Start a new batch',
      scope: 'app',
      group: 'Start',
      keys: 'n',
      icon: Plus,
      run: newBatch,
    },
    {
      id: 'app.new-invitation',
      label: 'New invitation',
      alias: 'Invite a candidate',
      scope: 'app',
      group: 'Start',
      icon: Send,
      run: () => void navigate(paths.invite('')),
    },
    {
      id: 'app.palette',
      label: 'Search and commands',
      scope: 'app',
      group: 'Find',
      keys: '$mod+k',
      reach: 'everywhere',
      inPalette: false,
      run: openPalette,
    },
    {
      id: 'app.search',
      label: 'Search on this page',
      scope: 'app',
      group: 'Find',
      keys: '/',
      icon: Search,
      inPalette: false,
      run: () => {
        if (!focusFirst('input[type=search]')) openPalette();
      },
    },
  ];
  const wayTo = (id: string, label: string, icon: LucideIcon, to: string): Action => ({
    id: `go.${id}`,
    label,
    scope: 'app',
    group: 'Go to',
    icon,
    run: () => void navigate(to),
  });
  const going = places
    .filter(({ disabled }) => disabled === null)
    .map(({ id, label, to, icon, keys }) => ({
      ...wayTo(id, label, icon, to),
      // On trial Billing is called Upgrade.
      ...(label !== PLACES[id].label && { alias: PLACES[id].label }),
      ...(keys && { keys }),
    }));
  // No places of the navigation: who needs one comes from where it is used, or knows its name.
  const others = [
    wayTo('assessments', 'Assessments', ClipboardList, paths.assessments),
    wayTo('own-terms', 'Own terms', BookA, paths.ownTerms),
    wayTo('sources', 'Sources', FolderSync, paths.sources),
  ];
  const staff = wayTo('staff', 'Staff console', Users, paths.staff);
  const looks = THEMES.filter((entry) => entry.theme !== theme).map(
    ({ theme: next, label, icon }): Action => ({
      id: `theme.${next}`,
      label,
      scope: 'app',
      group: 'Look',
      icon,
      run: () => choose(next),
    }),
  );
  const help: Action[] = [
    {
      id: 'app.shortcuts',
      label: 'Keyboard shortcuts',
      scope: 'app',
      group: 'Help',
      keys: '?',
      icon: Keyboard,
      run: openShortcuts,
    },
    {
      id: 'app.logout',
      label: 'Logout',
      scope: 'app',
      group: 'Account',
      icon: LogOut,
      run: logout,
    },
  ];
  return [
    ...start,
    ...going,
    ...others,
    // Nobody else is to know about it.
    ...(role === 'support' ? [{ ...staff, alias: 'Accounts and tickets' }] : []),
    ...looks,
    ...help,
  ];
}
