import { rangeOfTier, Tier } from '@candor/domain/rules/tiers';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../../../ui/Button';
import { Menu, type MenuItem } from '../../../ui/Menu';
import { TIER_WORD } from '../../../ui/score/tier';
import { PHONE, useMediaQuery } from '../../../ui/use-media-query';
import type { LabelledRequirement } from '../rows/build-rows';
import { bandOf } from '../rows/tier-bands';
import type { Preferences } from './preferences';
import type { ViewState } from './view-state';

export type ViewMenuProps = {
  view: ViewState;
  requirements: readonly LabelledRequirement[];
  preferences: Preferences;
  /** Whether anybody finished an assessment. */
  assessed: boolean;
  /** Scores are covered: nobody is found by them. */
  covered: boolean;
  /** The saved views, where they have no menu of their own. */
  saved: readonly MenuItem[];
  onView: (change: Partial<ViewState>) => void;
  onPrefer: (change: Partial<Preferences>) => void;
};

/** Which scores and columns the table shows, its row density, and reading preferences. */
export function ViewMenu(props: ViewMenuProps) {
  const { view, requirements, preferences, covered, onView, onPrefer } = props;
  // Cards have one height, and show only the requirements of a table.
  const cards = useMediaQuery(PHONE);
  // A key is named to those who have some.
  const touched = useMediaQuery('(pointer: coarse)');
  const keyless = cards || touched;
  const column = (key: string, label: string): MenuItem => ({
    kind: 'choice',
    label,
    chosen: !view.hidden.includes(key),
    onSelect: () => onView({ hidden: toggled(view.hidden, key) }),
  });
  return (
    <Menu
      trigger={<IconButton label="View" icon={Columns3} />}
      width="min-w-64 max-w-80"
      items={[
        ...(props.saved.length > 0 ? [...props.saved, { kind: 'line' } as const] : []),
        ...(covered ? [] : tierItems(view, onView)),
        { kind: 'heading', label: cards ? 'Cards' : 'Rows' },
        ...(cards
          ? []
          : [
              choice('Compact rows', preferences.density === 'compact', (on) =>
                onPrefer({ density: on ? 'compact' : 'comfortable' }),
              ),
            ]),
        choice(keyless ? 'Hide names' : 'Hide names (H)', preferences.hideNames, (hideNames) =>
          onPrefer({ hideNames }),
        ),
        choice('Evidence before score', preferences.evidenceFirst, (evidenceFirst) =>
          onPrefer({ evidenceFirst }),
        ),
        { kind: 'line' },
        { kind: 'heading', label: cards ? 'Requirements' : 'Columns' },
        ...(cards ? [] : [column('must', 'Must-haves met'), column('yours', 'Yours')]),
        ...(props.assessed ? [column('assessment', 'Assessment')] : []),
        ...requirements.map(({ label, text }) => column(label, `${label} ${text}`)),
      ]}
    />
  );
}

function tierItems(view: ViewState, onView: ViewMenuProps['onView']): MenuItem[] {
  return [
    { kind: 'heading', label: 'Only' },
    ...Tier.options.map((tier): MenuItem => {
      const chosen = view.range !== null && bandOf(view.range) === tier;
      return {
        kind: 'choice',
        label: `${TIER_WORD[tier]} matches`,
        chosen,
        onSelect: () => onView({ range: chosen ? null : rangeOfTier(tier) }),
      };
    }),
    { kind: 'line' },
  ];
}

function choice(label: string, chosen: boolean, onChange: (on: boolean) => void): MenuItem {
  return { kind: 'choice', label, chosen, onSelect: () => onChange(!chosen) };
}

function toggled(hidden: readonly string[], key: string): string[] {
  return hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
}
