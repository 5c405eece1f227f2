import { BookmarkPlus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import type { MenuItem } from '../../../ui/Menu';
import type { SavedView } from './preferences';
import { applyView, viewQuery, withView } from './saved-views';

export type SavedViewsInput = {
  query: URLSearchParams;
  views: readonly SavedView[];
  onViews: (views: SavedView[]) => void;
  onQuery: (query: URLSearchParams) => void;
};

/** Filters, order and columns under a name, for any batch: the items of a menu, and the dialog that one of them opens. */
export function useSavedViews({ query, views, onViews, onQuery }: SavedViewsInput): {
  items: MenuItem[];
  dialog: ReactNode;
} {
  const [naming, setNaming] = useState(false);
  const here = viewQuery(query);
  const current = views.find((view) => view.query === here);
  const items: MenuItem[] = [
    { kind: 'heading', label: 'Saved views' },
    {
      kind: 'one_of',
      label: 'Saved views',
      options: views.map((view) => ({
        label: view.name,
        chosen: view === current,
        onSelect: () => onQuery(applyView(query, view)),
      })),
    },
    ...(views.length > 0 ? [{ kind: 'line' } as const] : []),
    {
      kind: 'action',
      label: 'Save this view',
      icon: BookmarkPlus,
      onSelect: () => setNaming(true),
    },
  ];
  if (current) {
    items.push({
      kind: 'action',
      label: `Delete “${current.name}”`,
      icon: Trash2,
      danger: true,
      onSelect: () => onViews(views.filter((view) => view !== current)),
    });
  }
  const dialog = naming && (
    <NameDialog
      onClose={() => setNaming(false)}
      onName={(name) => {
        onViews(withView(views, { name, query: here }));
        setNaming(false);
      }}
    />
  );
  return { items, dialog };
}

function NameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <Dialog open onClose={onClose} title="Save this view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name.trim());
        }}
        className="mt-4 flex flex-col gap-4"
      >
        <Field
          label="Name"
          hint="Filters, order and columns are kept in this browser, for every batch."
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" disabled={name.trim() === ''}>
            Save view
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
