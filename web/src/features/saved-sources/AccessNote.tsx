import type { ConnectedType, SourceStatus } from '@candor/domain/model/source';

type AccessNoteProps = { type: ConnectedType; status: SourceStatus };

/** How Candor is let into a folder, and how an account shows that the folder is its own. */
export function AccessNote({ type, status }: AccessNoteProps) {
  if (type === 'database') return null;
  const identity = status.connections.find((one) => one.input_type === type)?.identity;
  return (
    <p className="mt-3 rounded-card bg-sunken px-3 py-2.5 text-13 break-words text-ink-2">
      {identity && (
        <>
          Let <b className="font-mono text-12 font-medium break-all text-ink">{identity}</b> read
          it.{' '}
        </>
      )}
      Put an empty file named{' '}
      <b className="font-mono text-12 font-medium break-all text-ink">{status.proof_file_name}</b>{' '}
      into the folder: it shows that the folder is yours.
    </p>
  );
}
