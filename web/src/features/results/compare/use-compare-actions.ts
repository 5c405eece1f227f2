import { Printer } from 'lucide-react';
import { useActions } from '../../../ui/actions/use-actions';

/** What keys and the palette do while people are compared. */
export function useCompareActions(act: {
  close: () => void;
  undo: () => void;
  print: () => void;
}): void {
  const base = { scope: 'page', group: 'Comparison' } as const;
  useActions([
    { ...base, id: 'compare.close', label: 'Back to the list', keys: 'Escape', run: act.close },
    {
      ...base,
      id: 'compare.undo',
      label: 'Undo the last decision',
      keys: '$mod+z',
      run: act.undo,
    },
    {
      ...base,
      id: 'compare.print',
      label: 'Print the comparison',
      alias: 'Export, PDF, paper',
      icon: Printer,
      run: act.print,
    },
  ]);
}
