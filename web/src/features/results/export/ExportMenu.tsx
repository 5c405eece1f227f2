import { Braces, Download, Table2 } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { rowsItems } from './rows-items';
import type { BatchExport } from './use-batch-export';
import type { RowsFile } from './use-rows-export';

type ExportMenuProps = {
  batch: BatchExport;
  hideNames: boolean;
  /** Some scores are covered on screen. Files of the whole batch come from the server and contain them. */
  covered: boolean;
  /** A file of what is shown is being created. */
  busy: boolean;
  onView: (file: Omit<RowsFile, 'of'>) => void;
};

/** Exports the results. If names are hidden on screen they are left out of the files. */
export function ExportMenu({ batch, hideNames, covered, busy, onView }: ExportMenuProps) {
  return (
    <Menu
      trigger={
        <Button icon={Download} busy={batch.saving || busy}>
          <span className="sr-only">Export</span>
        </Button>
      }
      items={[
        { kind: 'heading', label: hideNames ? 'Whole batch, without names' : 'Whole batch' },
        ...(covered
          ? [{ kind: 'heading', label: 'Holds scores that are covered here' } as const]
          : []),
        {
          kind: 'action',
          label: 'CSV for a spreadsheet',
          icon: Table2,
          onSelect: () => batch.save('csv'),
        },
        {
          kind: 'action',
          label: 'JSON with all evidence',
          icon: Braces,
          onSelect: () => batch.save('json'),
        },
        { kind: 'line' },
        { kind: 'heading', label: 'What is shown' },
        ...rowsItems(onView),
      ]}
    />
  );
}
