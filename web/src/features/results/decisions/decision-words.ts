import type { DecisionKind } from '@candor/domain/model/batch';
import { Archive, CircleHelp, type LucideIcon, Star } from 'lucide-react';
import { plural } from '../../../ui/format';

type Words = {
  /** On a button. */
  verb: string;
  /** In the column. */
  mark: string;
  /** After a name: `Ada Lindt is on the shortlist`. */
  state: string;
  key: string;
  icon: LucideIcon;
};

/** The labels of each decision, where it is made and where it is displayed. */
export const DECISION: Record<DecisionKind, Words> = {
  shortlist: {
    verb: 'Shortlist',
    mark: 'Shortlist',
    state: 'is on the shortlist',
    key: 'S',
    icon: Star,
  },
  maybe: { verb: 'Maybe', mark: 'Maybe', state: 'is a maybe', key: 'M', icon: CircleHelp },
  set_aside: {
    verb: 'Set aside',
    mark: 'Set aside',
    state: 'is set aside',
    key: 'A',
    icon: Archive,
  },
};

export const DECISIONS = [
  'shortlist',
  'maybe',
  'set_aside',
] as const satisfies readonly DecisionKind[];

const STATES: Record<DecisionKind, string> = {
  shortlist: 'are on the shortlist',
  maybe: 'are maybes',
  set_aside: 'are set aside',
};

/** A decision as a statement about several people: `3 people are set aside`. */
export function stateOfSeveral(count: number, decision: DecisionKind | null): string {
  const state = decision === null ? 'are undecided again' : STATES[decision];
  return `${plural(count, 'person', 'people')} ${state}`;
}

/** A decision as a statement about a person: `Ada Lindt is a maybe`. */
export function stateOf(name: string, decision: DecisionKind | null): string {
  return decision === null ? `${name} is undecided again` : `${name} ${DECISION[decision].state}`;
}
