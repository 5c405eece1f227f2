import { paths } from '../paths';

export type NavItem = { to: string; label: string; highlighted: boolean };

/** The main navigation. On trial, billing is where one upgrades, and says so. */
export function navigationFor(onTrial: boolean): NavItem[] {
  return [
    { to: paths.dashboard, label: 'Dashboard', highlighted: false },
    { to: paths.analytics, label: 'Analytics', highlighted: false },
    { to: paths.billing, label: onTrial ? 'Upgrade' : 'Billing', highlighted: onTrial },
  ];
}
