import { Braces, Table2 } from 'lucide-react';
import type { MenuItem } from '../../../ui/Menu';
import type { RowsFile } from './use-rows-export';

/** The four files in which rows of the list can be exported. */
export function rowsItems(onSave: (file: Omit<RowsFile, 'of'>) => void): MenuItem[] {
  return (['csv', 'json'] as const).flatMap((format) =>
    [false, true].map(
      (quotes): MenuItem => ({
        kind: 'action',
        label: `${format.toUpperCase()} ${quotes ? 'with evidence' : 'without evidence'}`,
        icon: format === 'csv' ? Table2 : Braces,
        onSelect: () => onSave({ format, quotes }),
      }),
    ),
  );
}
