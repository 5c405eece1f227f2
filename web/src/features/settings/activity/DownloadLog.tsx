import { audit } from '@candor/domain/api/audit';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveDownload } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { SavedLine } from '../SavedLine';

/** The whole log as a table of one's own. */
export function DownloadLog() {
  const { api } = useApp();
  const fetching = useMutation({
    mutationFn: async () =>
      saveDownload(await api.download(audit.export, { query: { format: 'csv' } }), 'activity.csv'),
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button icon={Download} busy={fetching.isPending} onClick={() => fetching.mutate()}>
        Download as CSV
      </Button>
      <SavedLine download={fetching} />
    </div>
  );
}
