import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { Menu } from '../../ui/Menu';
import { Popover } from '../../ui/Popover';
import type { Exhibit } from '../exhibit';
import { Held } from '../Held';

function opening(kind: 'dialog' | 'sheet') {
  return {
    name: kind,
    node: (
      <Held initial={false}>
        {(open, set) => (
          <>
            <Button onClick={() => set(true)}>Open a {kind}</Button>
            <Dialog open={open} onClose={() => set(false)} title={`A ${kind}`} kind={kind}>
              <p className="p-4">What it asks.</p>
            </Dialog>
          </>
        )}
      </Held>
    ),
  };
}

function confirming(name: string, problem: string | null) {
  return {
    name,
    node: (
      <Held initial={false}>
        {(open, set) => (
          <>
            <Button onClick={() => set(true)}>Delete it, {name}</Button>
            <ConfirmDialog
              open={open}
              title="Delete “Night Porter”?"
              verb="Delete"
              keep="Keep it"
              busy={false}
              problem={problem}
              onConfirm={() => set(false)}
              onClose={() => set(false)}
            >
              Its 12 candidates go with it.
            </ConfirmDialog>
          </>
        )}
      </Held>
    ),
  };
}

/** What opens over the page. */
export const OVERLAY_EXHIBITS: readonly Exhibit[] = [
  {
    component: 'ConfirmDialog',
    states: [
      confirming('asked', null),
      confirming('failed', 'Service temporarily unavailable. Please try again.'),
    ],
  },
  { component: 'Dialog', states: [opening('dialog'), opening('sheet')] },
  {
    component: 'Menu',
    states: [
      {
        name: 'with everything',
        node: (
          <Menu
            align="start"
            trigger={<Button>Open a menu</Button>}
            items={[
              { kind: 'heading', label: 'Night Porter' },
              { kind: 'action', label: 'Rename', icon: Pencil, onSelect: () => undefined },
              {
                kind: 'action',
                label: 'Job Report',
                disabled: 'Select a job from the Hub first',
                onSelect: () => undefined,
              },
              { kind: 'choice', label: 'Compact', chosen: true, onSelect: () => undefined },
              {
                kind: 'one_of',
                label: 'Theme',
                options: [
                  { label: 'Light theme', chosen: true, onSelect: () => undefined },
                  { label: 'Dark theme', chosen: false, onSelect: () => undefined },
                ],
              },
              { kind: 'line' },
              {
                kind: 'action',
                label: 'Delete',
                icon: Trash2,
                danger: true,
                onSelect: () => undefined,
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: 'Popover',
    states: [
      {
        name: 'closed',
        node: (
          <Popover label="How this is scored" trigger={<Button>How this is scored</Button>}>
            Name, age, gender words and school prestige never count.
          </Popover>
        ),
      },
    ],
  },
];
