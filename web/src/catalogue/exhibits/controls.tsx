import { Download, Search, Table2, Trash2 } from 'lucide-react';
import { ActionKeys } from '../../ui/actions/ActionKeys';
import { BackLink } from '../../ui/BackLink';
import { Button, IconButton } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Kbd } from '../../ui/Kbd';
import { Logo } from '../../ui/Logo';
import { PageLink } from '../../ui/PageLink';
import { KindSwitch } from '../../ui/rubric/KindSwitch';
import { WeightButtons } from '../../ui/rubric/WeightButtons';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Switch } from '../../ui/Switch';
import type { Exhibit } from '../exhibit';
import { Held } from '../Held';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const ROW = 'flex flex-wrap items-center gap-3';

/** What one presses. */
export const CONTROL_EXHIBITS: readonly Exhibit[] = [
  { component: 'Logo', states: [{ name: 'as it is', node: <Logo /> }] },
  {
    component: 'Button',
    states: [
      ...VARIANTS.map((variant) => ({
        name: variant,
        node: (
          <div className={ROW}>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Score 24 candidates
              </Button>
            ))}
            <Button variant={variant} icon={Download}>
              Export
            </Button>
            <Button variant={variant} busy>
              Saving
            </Button>
            <Button variant={variant} disabled>
              Not now
            </Button>
          </div>
        ),
      })),
      {
        name: 'of one symbol',
        node: (
          <div className={ROW}>
            <IconButton label="Search" icon={Search} />
            <IconButton label="Delete" icon={Trash2} size="sm" />
            <IconButton label="Delete, not now" icon={Trash2} disabled />
          </div>
        ),
      },
    ],
  },
  {
    component: 'CopyButton',
    states: [{ name: 'at rest', node: <CopyButton text="e7c1-40f2" label="Copy error id" /> }],
  },
  {
    component: 'Kbd',
    states: [
      {
        name: 'keys',
        node: (
          <div className={ROW}>
            <Kbd>J</Kbd>
            <Kbd>Esc</Kbd>
          </div>
        ),
      },
    ],
  },
  {
    component: 'ActionKeys',
    states: [
      {
        name: 'one, a combination, a sequence',
        node: (
          <div className={ROW}>
            <ActionKeys keys="s" />
            <ActionKeys keys="$mod+k" />
            <ActionKeys keys="g d" />
          </div>
        ),
      },
    ],
  },
  {
    component: 'BackLink',
    states: [{ name: 'above a title', node: <BackLink to="#top">All assessments</BackLink> }],
  },
  {
    component: 'PageLink',
    states: [
      {
        name: 'in a sentence',
        node: (
          <p>
            See <PageLink href="#plans">all plans</PageLink>.
          </p>
        ),
      },
    ],
  },
  {
    component: 'SegmentedControl',
    states: [
      {
        name: 'one locked',
        node: (
          <Held initial="csv">
            {(value, set) => (
              <SegmentedControl
                legend="Source"
                value={value}
                segments={[
                  { value: 'csv', label: 'CSV', icon: Table2 },
                  { value: 'zip', label: 'ZIP' },
                  { value: 'db', label: 'Database', locked: 'needs Professional' },
                ]}
                onChange={set}
              />
            )}
          </Held>
        ),
      },
    ],
  },
  {
    component: 'Switch',
    states: [true, false].map((initial) => ({
      name: initial ? 'on' : 'off',
      node: (
        <Held initial={initial}>
          {(checked, set) => (
            <Switch label="Plain keys" hint="Without Ctrl" checked={checked} onChange={set} />
          )}
        </Held>
      ),
    })),
  },
  {
    component: 'KindSwitch',
    states: [
      {
        name: 'at rest',
        node: (
          <Held<'must' | 'nice'> initial="must">
            {(importance, set) => (
              <KindSwitch of="Current licence" importance={importance} onChoose={set} />
            )}
          </Held>
        ),
      },
      {
        name: 'disabled',
        node: (
          <KindSwitch of="Night shifts" importance="nice" onChoose={() => undefined} disabled />
        ),
      },
    ],
  },
  {
    component: 'WeightButtons',
    states: [
      {
        name: 'three of five',
        node: <WeightButtons of="Current licence" level={3} onChoose={() => undefined} />,
      },
      {
        name: 'between two',
        node: <WeightButtons of="Night shifts" level={null} onChoose={() => undefined} />,
      },
    ],
  },
];
