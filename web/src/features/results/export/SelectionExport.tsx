import { Download } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { WORD_WITH_ROOM } from '../list/BulkBar';
import { rowsItems } from './rows-items';
import type { RowsFile } from './use-rows-export';

type SelectionExportProps = { busy: boolean; onSave: (file: Omit<RowsFile, 'of'>) => void };

/** Exports the selected people. */
export function SelectionExport({ busy, onSave }: SelectionExportProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={Download} busy={busy} className="px-2">
          <span className={WORD_WITH_ROOM}>Export</span>
        </Button>
      }
      items={rowsItems(onSave)}
    />
  );
}
