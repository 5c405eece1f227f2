import { users } from '@candor/domain/api/users';
import { useMutation } from '@tanstack/react-query';
import { Braces, Table2 } from 'lucide-react';
import { saveDownload } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { SavedLine } from '../SavedLine';

const FILES = [
  { format: 'json', label: 'Export as JSON', icon: Braces, name: 'account-data.json' },
  { format: 'csv', label: 'Export as CSV', icon: Table2, name: 'account-data.zip' },
] as const;

/** What is in such a file, and what is not. */
export const EXPORT_HOLDS =
  'Your account, batches, results, decisions and notes. JSON is one document, CSV a ZIP with a table for each. Passwords, keys and tokens are never part of it.';

/** Everything the account holds, as a file of one's own. */
export function ExportData() {
  const { api } = useApp();
  const fetching = useMutation({
    mutationFn: async ({ format, name }: (typeof FILES)[number]) =>
      saveDownload(await api.download(users.exportData, { query: { format } }), name),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {FILES.map((file) => (
        <Button
          key={file.format}
          icon={file.icon}
          busy={fetching.isPending && fetching.variables.format === file.format}
          disabled={fetching.isPending}
          onClick={() => fetching.mutate(file)}
        >
          {file.label}
        </Button>
      ))}
      <SavedLine download={fetching} />
    </div>
  );
}
