import type { BatchJob } from '@candor/domain/model/batch';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Dialog } from '../../../ui/Dialog';
import { PrintSheet } from '../../../ui/PrintSheet';
import { Skeleton } from '../../../ui/Skeleton';
import { DISCLAIMER } from '../../../ui/score/disclaimer';
import { CoveredScore } from '../evidence-first/CoveredScore';
import { shownCandidate } from '../pane/shown-candidate';
import { useCandidates } from '../pane/use-candidate';
import { type Call, callOf, callSheetText } from './call-sheet';

type CallSheetProps = {
  job: BatchJob;
  /** The shortlist, best first. */
  ids: readonly string[];
  hideNames: boolean;
  isCovered: (id: string) => boolean;
  /** To where a covered score is uncovered. */
  onRead: (id: string) => void;
  onClose: () => void;
};

/** The questions for everybody on the shortlist, to call with. */
export function CallSheet(props: CallSheetProps) {
  const { job, ids, hideNames, isCovered, onRead, onClose } = props;
  const [printing, setPrinting] = useState(false);
  const answers = useCandidates(job.batch_job_id, ids);
  const calls = answers
    .flatMap(({ data }) =>
      data ? [callOf(shownCandidate(data, hideNames), isCovered(data.candidate_id_internal))] : [],
    )
    .filter((call) => call !== null);
  const loading = answers.some(({ isPending }) => isPending);
  const missing = answers.filter(({ isError }) => isError).length;
  const title = `Call sheet, ${job.jobTitle}`;
  return (
    <Dialog open onClose={onClose} title="Call sheet" className="w-[min(720px,calc(100%-32px))]!">
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2 max-sm:basis-full">
          What each resume leaves open, as questions for the phone.
        </p>
        <CopyButton text={callSheetText(job.jobTitle, calls)} label="Copy as text" />
        <Button icon={Printer} disabled={calls.length === 0} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </div>
      {missing > 0 && (
        <p role="alert" className="mt-3 text-13 text-danger">
          {missing} of {ids.length} people could not be loaded and are missing here.
        </p>
      )}
      {ids.length === 0 && (
        <p className="py-10 text-center text-13 text-ink-2">
          Nobody is on the shortlist yet. Press S on a person to put them there.
        </p>
      )}
      <div className="mt-4 max-h-[60dvh] overflow-y-auto">
        {loading ? <Skeleton className="h-40 w-full" /> : <Calls calls={calls} onRead={onRead} />}
      </div>
      {printing && (
        <PrintSheet title={title} onDone={() => setPrinting(false)}>
          <h1 className="mb-4 text-20 font-strong">{title}</h1>
          <Calls calls={calls} room />
          <p className="mt-4 text-12">{DISCLAIMER}</p>
        </PrintSheet>
      )}
    </Dialog>
  );
}

type CallsProps = {
  calls: readonly Call[];
  /** Leaves lines to write on. */
  room?: boolean;
  onRead?: (id: string) => void;
};

function Calls({ calls, room = false, onRead }: CallsProps) {
  return (
    <ul className="flex flex-col">
      {calls.map((call) => (
        <li
          key={call.id}
          className="break-inside-avoid border-b border-hairline py-4 first:pt-0 last:border-b-0 last:pb-0"
        >
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="min-w-[60%] flex-1 truncate text-14 font-strong">{call.name}</b>
            {call.scored ? (
              <span className="num text-13">
                {call.scored.score} <span className="text-ink-3">{call.scored.tier}</span>
              </span>
            ) : (
              <CoveredScore name={call.name} onRead={onRead && (() => onRead(call.id))} />
            )}
          </p>
          <p className="text-12 text-ink-3">
            {[call.headline, call.email].filter(Boolean).join(', ')}
          </p>
          <ol className="mt-2 flex flex-col gap-1.5 text-13">
            {call.questions.map(({ label, text }) => (
              <li key={text} className="flex gap-2">
                <span className="num w-7 shrink-0 text-12 leading-5 text-ink-3">{label}</span>
                <span className="min-w-0 flex-1">
                  {text}
                  {room && <span className="mt-5 block border-b border-border" />}
                </span>
              </li>
            ))}
          </ol>
          {call.questions.length === 0 && (
            <p className="mt-2 text-13 text-ink-2">Nothing is open.</p>
          )}
          {call.lift.map((text) => (
            <p key={text} className="mt-2 text-13 text-ink-2">
              <span className="font-medium text-ink">Would lift the match:</span> {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
