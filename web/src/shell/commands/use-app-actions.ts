import {
  BookA,
  ClipboardList,
  FolderSync,
  Keyboard,
  LogOut,
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

const THEMES: readonly { theme: Theme; label: string; icon: Action['icon'] }[] = [
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
  const going = places
    .filter(({ disabled }) => disabled === null)
    .map(
      ({ id, label, to, icon, keys }): Action => ({
        id: `go.${id}`,
        label,
        scope: 'app',
        group: 'Go to',
        icon,
        // On trial Billing is called Upgrade.
        ...(label !== PLACES[id].label && { alias: PLACES[id].label }),
        ...(keys && { keys }),
        run: () => void navigate(to),
      }),
    );
  // No place of the navigation: who needs it comes from a requirement, or knows its name.
  const terms: Action = {
    id: 'go.own-terms',
    label: 'Own terms',
    scope: 'app',
    group: 'Go to',
    icon: BookA,
    run: () => void navigate(paths.ownTerms),
  };
  const assessments: Action = {
    id: 'go.assessments',
    label: 'Assessments',
    scope: 'app',
    group: 'Go to',
    icon: ClipboardList,
    run: () => void navigate(paths.assessments),
  };
  const sources: Action = {
    id: 'go.sources',
    label: 'Sources',
    scope: 'app',
    group: 'Go to',
    icon: FolderSync,
    run: () => void navigate(paths.sources),
  };
  // Nobody else is to know about it.
  const staff: Action[] =
    role === 'support'
      ? [
          {
            id: 'go.staff',
            label: 'Staff console',
            alias: 'Accounts and tickets',
            scope: 'app',
            group: 'Go to',
            icon: Users,
            run: () => void navigate(paths.staff),
          },
        ]
      : [];
  const looks = THEMES.filter((entry) => entry.theme !== theme).map(
    ({ theme: next, label, icon }): Action => ({
      id: `theme.${next}`,
      label,
      scope: 'app',
      group: 'Look',
      ...(icon && { icon }),
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
  return [...start, ...going, assessments, terms, sources, ...staff, ...looks, ...help];
}
