import { JOB_TEXT } from '@candor/domain/rules/submission';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';

type JobHintProps = {
  text: string;
  /** The document that is being read, by its name. */
  reading: string | null;
  /** Puts the text back that a file took the place of; null where none did. */
  onPutBack: (() => void) | null;
};

/** How long the job description is and what can be opened as one; while a document is read, which. */
export function JobHint({ text, reading, onPutBack }: JobHintProps) {
  const { length } = text.trim();
  return (
    <>
      <span role="status" className={reading === null ? 'sr-only' : 'block truncate'}>
        {reading !== null && `Reading ${reading}...`}
      </span>
      {reading === null && (
        <span className="num flex justify-between gap-4">
          <span>
            {formatCount(length)} {length === 1 ? 'character' : 'characters'}
            {length > 0 && length < JOB_TEXT.min && `, ${JOB_TEXT.min - length} to go`}
          </span>
          {onPutBack ? (
            <Button
              variant="link"
              size="sm"
              className="-mx-2.5 -my-1.5 pointer-coarse:-my-3.5"
              onClick={onPutBack}
            >
              Restore the earlier text
            </Button>
          ) : length > JOB_TEXT.warnAbove ? (
            <span className="text-warning">About {formatCount(JOB_TEXT.advised)} work best</span>
          ) : (
            <span>Files: text, Word, PDF</span>
          )}
        </span>
      )}
    </>
  );
}
