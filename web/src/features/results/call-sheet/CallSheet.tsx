import type { BatchJob } from '@candor/domain/model/batch';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Dialog } from '../../../ui/Dialog';
import { PrintSheet } from '../../../ui/PrintSheet';
import { ProblemLine } from '../../../ui/ProblemLine';
import { Skeleton } from '../../../ui/Skeleton';
import { CoveredScore } from '../evidence-first/CoveredScore';
import { shownCandidate } from '../pane/shown-candidate';
import { useCandidates } from '../pane/use-candidate';
import { type Call, callOf, callSheetText, NOTHING_OPEN } from './call-sheet';
import { type Edits, editedCalls, editLine, linesOf } from './edited-calls';
import { QuestionLine } from './QuestionLine';

type CallSheetProps = {
  job: BatchJob;
  /** The shortlist, best first. */
  ids: readonly string[];
  hideNames: boolean;
  isCovered: (id: string) => boolean;
  /** To where a covered score can be uncovered. */
  onRead: (id: string) => void;
  onClose: () => void;
};

/** The phone questions for everybody on the shortlist. */
export function CallSheet(props: CallSheetProps) {
  const { job, ids, hideNames, isCovered, onRead, onClose } = props;
  const [printing, setPrinting] = useState(false);
  const { edits, setEdits } = useEdits(hideNames);
  const answers = useCandidates(job.batch_job_id, ids);
  const calls = answers
    .flatMap(({ data }) =>
      data ? [callOf(shownCandidate(data, hideNames), isCovered(data.candidate_id_internal))] : [],
    )
    .filter((call) => call !== null);
  const loading = answers.some(({ isPending }) => isPending);
  const missing = answers.filter(({ isError }) => isError).length;
  const title = `Call sheet: ${job.jobTitle}`;
  const leaving = editedCalls(calls, edits);
  return (
    <Dialog open onClose={onClose} title="Call sheet" className="w-[min(720px,calc(100%-32px))]!">
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2 max-sm:basis-full">
          What each resume leaves open, as questions for the phone. Change them as you would ask;
          your changes last until you close this sheet.
        </p>
        <CopyButton text={callSheetText(job.jobTitle, leaving)} label="Copy as text" />
        <Button icon={Printer} disabled={calls.length === 0} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </div>
      {missing > 0 && (
        <ProblemLine className="mt-3">
          {missing} of {ids.length} people could not be loaded and are missing here.
        </ProblemLine>
      )}
      {ids.length === 0 && (
        <p className="py-10 text-center text-13 text-ink-2">
          Nobody is on the shortlist yet. Shortlist people, and what their resumes leave open
          appears here.
        </p>
      )}
      <div className="mt-4 max-h-[60dvh] overflow-y-auto">
        {loading ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <Calls
            calls={calls}
            onRead={onRead}
            renderQuestions={(call) => (
              <EditableQuestions call={call} edits={edits} onEdits={setEdits} />
            )}
          />
        )}
      </div>
      {printing && (
        <PrintSheet title={title} onDone={() => setPrinting(false)}>
          <h1 className="mb-4 text-20 font-strong">{title}</h1>
          <Calls calls={leaving} renderQuestions={(call) => <PrintedQuestions call={call} />} />
          <p className="mt-4 text-12">{DISCLAIMER}</p>
        </PrintSheet>
      )}
    </Dialog>
  );
}

type CallsProps = {
  calls: readonly Call[];
  renderQuestions: (call: Call) => ReactNode;
  onRead?: (id: string) => void;
};

function Calls({ calls, renderQuestions, onRead }: CallsProps) {
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
          {renderQuestions(call)}
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

type EditableQuestionsProps = { call: Call; edits: Edits; onEdits: (edits: Edits) => void };

/** Questions as they will be asked, with room for additional ones. */
function EditableQuestions({ call, edits, onEdits }: EditableQuestionsProps) {
  const lines = linesOf(call, edits);
  const edit = (at: number, text: string) => onEdits(editLine(call, edits, at, text));
  return (
    <>
      <NothingOpen count={lines.length} />
      <ol className="mt-2 flex flex-col gap-1.5 text-13">
        {lines.map((line, at) => (
          <QuestionLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its words change while they are typed
            key={at}
            label={call.questions[at]?.label ?? ''}
            name={`Question ${at + 1} for ${call.name}`}
            text={line}
            onChange={(text) => edit(at, text)}
          />
        ))}
      </ol>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Add a question for ${call.name}`}
        onClick={() => edit(lines.length, '')}
        className="mt-1.5 -ml-2.5 text-12"
      >
        Add a question
      </Button>
    </>
  );
}

/** Questions on paper, each with a line to write on. */
function PrintedQuestions({ call }: { call: Call }) {
  return (
    <>
      <NothingOpen count={call.questions.length} />
      <ol className="mt-2 flex flex-col gap-1.5 text-13">
        {call.questions.map(({ label, text }) => (
          <li key={text} className="flex gap-2">
            <span className="num w-7 shrink-0 text-12 leading-5 text-ink-3">{label}</span>
            <span className="min-w-0 flex-1">
              {text}
              <span className="mt-5 block border-b border-border" />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function NothingOpen({ count }: { count: number }) {
  return count === 0 && <p className="mt-2 text-13 text-ink-2">{NOTHING_OPEN}</p>;
}

/** The edits to the questions. A sheet that hides names leaves out words edited next to a name. */
function useEdits(hideNames: boolean) {
  const [all, setAll] = useState<{ named: Edits; nameless: Edits }>({ named: {}, nameless: {} });
  const kept = hideNames ? 'nameless' : 'named';
  return { edits: all[kept], setEdits: (edits: Edits) => setAll({ ...all, [kept]: edits }) };
}
