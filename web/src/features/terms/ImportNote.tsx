import { asClientError } from '../../api/client-error';
import { Banner } from '../../ui/Banner';
import { type Imported, NoTerms } from './use-import';

type ImportNoteProps = { imported: Imported | undefined; error: unknown; onClose: () => void };

/** What became of an imported file, with every row that was left out. */
export function ImportNote({ imported, error, onClose }: ImportNoteProps) {
  if (error) {
    return (
      <Banner tone="error" onClose={onClose} className="mb-4">
        {error instanceof NoTerms ? error.message : asClientError(error).message}
      </Banner>
    );
  }
  if (!imported) return null;
  const { added, changed, unchanged, file, leftOut } = imported;
  return (
    <Banner tone={leftOut.length > 0 ? 'warning' : 'success'} onClose={onClose} className="mb-4">
      <p className="num">
        {file}: {added} added, {changed} changed, {unchanged} as they were
        {leftOut.length > 0 && `, ${leftOut.length} left out`}.
      </p>
      {leftOut.length > 0 && (
        <ul className="mt-1 max-h-40 overflow-y-auto text-12 text-ink-2">
          {leftOut.map(({ what, why }) => (
            <li key={`${what} ${why}`}>
              <b className="font-medium text-ink">{what}</b> {why}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
