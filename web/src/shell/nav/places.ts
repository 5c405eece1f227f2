import type { FeatureName } from '@candor/domain/rules/plans';
import {
  Blocks,
  ChartColumn,
  CreditCard,
  FileChartColumn,
  FileCheck,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  Send,
  Settings,
  Telescope,
} from 'lucide-react';
import { paths } from '../../paths';

export type Place = {
  label: string;
  to: string;
  /** Pages beside its own that are reached from it and have no item. */
  holds?: readonly string[];
  icon: LucideIcon;
  /** The order in which items go into More when the room ends: the highest number first. */
  yields: number;
  /** Pressed after G. */
  key?: string;
  /** Without this feature the place is locked, and still opens the page that says what it would do. */
  feature?: FeatureName;
  badge?: string;
  /** What has to be chosen before it leads anywhere, in words for its tooltip. */
  chooseFirst?: string;
};

/** Every place of the application. */
export const PLACES = {
  dashboard: {
    label: 'Dashboard',
    to: paths.dashboard,
    icon: LayoutDashboard,
    yields: 0,
    key: 'd',
  },
  analytics: {
    label: 'Analytics',
    to: paths.analytics,
    icon: ChartColumn,
    yields: 1,
    key: 'a',
  },
  metaAnalytics: {
    label: 'Meta Analytics',
    to: paths.metaAnalytics,
    icon: Telescope,
    yields: 4,
    key: 'm',
    feature: 'meta_analytics',
    badge: 'Pro',
  },
  integrations: {
    label: 'Integrations',
    to: paths.integrations,
    // An item of its own for partners; recruiters read there whose it is.
    holds: [paths.assessmentMetaAnalytics],
    icon: Blocks,
    yields: 5,
    key: 'i',
  },
  invitations: {
    label: 'Invitations',
    to: paths.invitations,
    icon: Send,
    yields: 3,
    key: 'v',
  },
  apiKeys: {
    label: 'API Keys',
    to: paths.apiKeys,
    icon: KeyRound,
    yields: 6,
    key: 'k',
  },
  billing: {
    label: 'Billing',
    to: paths.billing,
    icon: CreditCard,
    yields: 2,
    key: 'b',
  },
  support: {
    label: 'Support',
    to: paths.support,
    icon: LifeBuoy,
    yields: 7,
    key: 'h',
  },
  settings: {
    label: 'Settings',
    to: paths.settings,
    holds: [paths.ownTerms, paths.sources],
    icon: Settings,
    yields: 8,
    key: 's',
  },
  jobReport: {
    label: 'Job Report',
    to: paths.integrations,
    icon: FileChartColumn,
    yields: 0,
    chooseFirst: 'Select a job from the Hub first',
  },
  assessmentReport: {
    label: 'Assessment Report',
    to: paths.integrations,
    icon: FileCheck,
    yields: 0,
    chooseFirst: 'Select an assessment from the Hub first',
  },
  assessmentMetaAnalytics: {
    label: 'Assessment Meta-Analytics',
    to: paths.assessmentMetaAnalytics,
    icon: Lightbulb,
    yields: 0,
    feature: 'meta_analytics',
  },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES;

type Map = {
  links: readonly PlaceId[];
  menus: readonly { label: string; places: readonly PlaceId[] }[];
};

/** What recruiters see, in this order. */
export const REGULAR_MAP: Map = {
  links: [
    'dashboard',
    'analytics',
    'metaAnalytics',
    'integrations',
    'invitations',
    'apiKeys',
    'billing',
    'support',
    'settings',
  ],
  menus: [],
};

/** What partners of an applicant tracking system see: their hub first, batches in a menu of their own. */
export const PARTNER_MAP: Map = {
  links: ['integrations', 'invitations', 'apiKeys', 'billing', 'support', 'settings'],
  menus: [
    { label: 'Batch Tools', places: ['dashboard', 'analytics', 'metaAnalytics'] },
    {
      label: 'Partner Tools',
      places: ['jobReport', 'assessmentReport', 'assessmentMetaAnalytics'],
    },
  ],
};
