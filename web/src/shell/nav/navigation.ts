import { type FeatureName, opensFeature } from '@candor/domain/rules/plans';
import type { LucideIcon } from 'lucide-react';
import { PARTNER_MAP, PLACES, type Place, type PlaceId, REGULAR_MAP } from './places';

export type NavItem = {
  id: PlaceId;
  label: string;
  to: string;
  /** Further pages that belong to it. */
  holds: readonly string[];
  icon: LucideIcon;
  yields: number;
  /** `g d`: the keys that lead there. */
  keys: string | null;
  /** Highlighted: the link to a plan while on trial. */
  highlighted: boolean;
  badge: string | null;
  /** Why it is locked; it still opens the page that says what it would do. */
  locked: string | null;
  /** Why it leads nowhere yet. */
  disabled: string | null;
};

export type Navigation = {
  links: readonly NavItem[];
  menus: readonly { label: string; items: readonly NavItem[] }[];
};

export type NavFacts = {
  isPartner: boolean;
  onTrial: boolean;
  features: readonly FeatureName[];
  /** The reports of what was chosen in the hub; null before anything was. */
  chosen: { job: string | null; assessment: string | null };
};

/** The navigation of a person: the places of their map, with what applies to each. */
export function navigationFor(facts: NavFacts): Navigation {
  const { links, menus } = facts.isPartner ? PARTNER_MAP : REGULAR_MAP;
  const itemsOf = (ids: readonly PlaceId[]) => ids.map((id) => itemOf(id, PLACES[id], facts));
  return {
    links: itemsOf(links),
    menus: menus.map(({ label, places }) => ({ label, items: itemsOf(places) })),
  };
}

function itemOf(id: PlaceId, place: Place, { onTrial, features, chosen }: NavFacts): NavItem {
  const report =
    id === 'jobReport' ? chosen.job : id === 'assessmentReport' ? chosen.assessment : null;
  const locked = place.feature !== undefined && !opensFeature(features, place.feature);
  const upgrade = id === 'billing' && onTrial;
  return {
    id,
    label: upgrade ? 'Upgrade' : place.label,
    to: report ?? place.to,
    holds: place.holds ?? [],
    icon: place.icon,
    yields: place.yields,
    keys: place.key ? `g ${place.key}` : null,
    highlighted: upgrade,
    badge: place.badge ?? null,
    locked: locked ? 'Premium Only' : null,
    disabled: report === null ? (place.chooseFirst ?? null) : null,
  };
}
