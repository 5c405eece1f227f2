import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { asClientError } from '../../api/client-error';
import { Button, IconButton } from '../../ui/Button';
import { sentenceList } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';
import { nameOf } from './build-rows';
import { MatchReading } from './evidence/MatchReading';
import { type RankedRow, TIE_WIDTH } from './rank-rows';
import { useCandidate } from './use-candidate';

export type CandidatePaneProps = {
  batchId: string;
  candidateId: string;
  requirementId: string | null;
  /** The people as they are ordered on screen. */
  rows: readonly RankedRow[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One person beside the table: where in the order, the match and its evidence. */
export function CandidatePane({
  batchId,
  candidateId,
  requirementId,
  rows,
  onOpen,
  onClose,
}: CandidatePaneProps) {
  const index = rows.findIndex((row) => row.id === candidateId);
  const [before, after] = [rows[index - 1], rows[index + 1]];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-1 px-4 pt-3">
        <IconButton
          label="Previous candidate (K)"
          icon={ChevronUp}
          disabled={!before}
          onClick={() => before && onOpen(before.id)}
        />
        <IconButton
          label="Next candidate (J)"
          icon={ChevronDown}
          disabled={!after}
          onClick={() => after && onOpen(after.id)}
        />
        {index !== -1 && (
          <span className="num ml-1 text-12 text-ink-3">
            {index + 1} of {rows.length}
          </span>
        )}
        <IconButton label="Close (Esc)" icon={X} onClick={onClose} className="ml-auto" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-6 sm:px-6">
        <Body
          key={candidateId}
          batchId={batchId}
          candidateId={candidateId}
          requirementId={requirementId}
          rows={rows}
        />
      </div>
    </div>
  );
}

type BodyProps = Pick<CandidatePaneProps, 'batchId' | 'candidateId' | 'requirementId' | 'rows'>;

function Body({ batchId, candidateId, requirementId, rows }: BodyProps) {
  const { data, error, refetch, isPending } = useCandidate(batchId, candidateId);
  if (isPending) return <PaneSkeleton />;
  if (error) {
    const known = asClientError(error);
    return (
      <div role="alert" className="py-12 text-center text-14">
        <p>{known.message}</p>
        {known.action === 'try_again' && (
          <Button onClick={() => void refetch()} className="mt-4">
            Try Again
          </Button>
        )}
      </div>
    );
  }
  if (!data.match_results || data.document_text === null) {
    return (
      <p className="py-12 text-center text-14 text-ink-2">
        {data.error ?? 'This document could not be read.'}
      </p>
    );
  }
  return (
    <MatchReading
      name={nameOf(data)}
      headline={data.headline}
      filename={data.original_filename}
      result={data.match_results}
      text={data.document_text}
      wanted={requirementId}
      note={<TieNote rows={rows} openId={candidateId} />}
    />
  );
}

/** How many people of a tie are named. */
const NAMED = 3;

function TieNote({ rows, openId }: { rows: readonly RankedRow[]; openId: string }) {
  const open = rows.find((row) => row.id === openId);
  const near = open
    ? rows.filter((row) => row.id !== openId && Math.abs(row.score - open.score) <= TIE_WIDTH)
    : [];
  if (near.length === 0) return null;
  const named = near.slice(0, NAMED).map((row) => `${row.name} ${row.score}`);
  const more = near.length - named.length;
  return (
    <p className="mt-2 flex items-start gap-2 text-13 text-ink-2">
      <span
        aria-hidden
        className="mt-[3px] h-3.5 w-[5px] shrink-0 rounded-l-[3px] border-[1.5px] border-r-0 border-accent"
      />
      Within {TIE_WIDTH} of {sentenceList(more > 0 ? [...named, `${more} more`] : named)}, a tie.
    </p>
  );
}

function PaneSkeleton() {
  return (
    <div role="status" aria-label="Loading the candidate" className="flex flex-col gap-3">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-2 h-14 w-full" />
      <Skeleton className="mt-6 h-2.5 w-full" />
      {['w-full', 'w-11/12', 'w-10/12', 'w-full', 'w-9/12', 'w-11/12'].map((width, index) => (
        <Skeleton key={`${width}-${index === 0 ? 'a' : index}`} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
