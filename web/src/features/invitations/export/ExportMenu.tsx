import { writeInvitationsCsv } from '@candor/domain/rules/invitation-csv';
import { Braces, Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { BYTE_ORDER_MARK } from '../../../api/csv-text';
import { saveText } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { useTellError } from '../../../session/use-tell-error';
import { useActions } from '../../../ui/actions/use-actions';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { isFiltered, type ListState } from '../list/list-state';
import { readAll } from './read-all';

type Format = 'csv' | 'json';

/** Takes the invitations that the filters leave out of the product, those of all pages. */
export function ExportMenu({ list, disabled }: { list: ListState; disabled: boolean }) {
  const { api } = useApp();
  const tell = useTellError('export');
  const [busy, setBusy] = useState(false);
  const save = async (format: Format) => {
    setBusy(true);
    try {
      const found = await readAll(api, list);
      const text =
        format === 'csv'
          ? BYTE_ORDER_MARK + writeInvitationsCsv(found)
          : `${JSON.stringify(found, null, 2)}\n`;
      saveText(text, `invitations.${format}`);
    } catch (error) {
      tell(error, { again: () => void save(format) });
    } finally {
      setBusy(false);
    }
  };
  const action = { scope: 'page', group: 'Invitations', alias: 'Download, spreadsheet' } as const;
  useActions(
    disabled
      ? []
      : [
          {
            ...action,
            id: 'invitations.csv',
            label: 'Export as CSV',
            icon: Table2,
            run: () => void save('csv'),
          },
          {
            ...action,
            id: 'invitations.json',
            label: 'Export as JSON',
            icon: Braces,
            run: () => void save('json'),
          },
        ],
  );
  return (
    <Menu
      trigger={
        <Button icon={Download} busy={busy} disabled={disabled}>
          Export
        </Button>
      }
      items={[
        {
          kind: 'heading',
          label: isFiltered(list) ? 'Everything that matches the filters' : 'All invitations',
        },
        {
          kind: 'action',
          label: 'CSV for a spreadsheet',
          icon: Table2,
          onSelect: () => void save('csv'),
        },
        {
          kind: 'action',
          label: 'JSON with all fields',
          icon: Braces,
          onSelect: () => void save('json'),
        },
      ]}
    />
  );
}
