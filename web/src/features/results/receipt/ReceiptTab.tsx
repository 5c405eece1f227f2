import { batches } from '@candor/domain/api/batches';
import { Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../session/app-context';
import { useCall } from '../../../session/use-call';
import { useActions } from '../../../ui/actions/use-actions';
import { Button } from '../../../ui/Button';
import { PrintSheet } from '../../../ui/PrintSheet';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { useAssessments } from '../rows/use-assessments';
import { type Inside, Receipt, type ReceiptProps } from './Receipt';
import { ReplayNote } from './ReplayNote';
import { useReplay } from './use-replay';

type ReceiptTabProps = Pick<ReceiptProps, 'job' | 'name' | 'result'> &
  Omit<Inside, 'by' | 'assessment'> & {
    /** Whose receipt it is in the batch. */
    id: string;
  };

/** With tighter padding, the two buttons fit side by side on the narrowest phone: the receipt starts a line sooner. */
const BESIDE = 'max-sm:px-2!';

/** The receipt of the open person, for the team or for the candidate, with printing and a replay of the score. */
export function ReceiptTab({ id, job, name, result, ...inside }: ReceiptTabProps) {
  const [copy, setCopy] = useState<'file' | 'candidate'>('file');
  const [printing, setPrinting] = useState(false);
  const user = useUser();
  const { assessmentOf } = useAssessments(job.batch_job_id);
  const replay = useReplay(job.batch_job_id, id);
  // Only says which version of the requirements counted; without it the receipt is complete except for that number.
  const rubric = useCall(batches.rubric, { params: { id: job.batch_job_id } });
  useActions([
    {
      id: 'receipt.print',
      label: 'Print the receipt',
      alias: 'PDF, paper',
      scope: 'selection',
      group: name,
      icon: Printer,
      run: () => setPrinting(true),
    },
  ]);
  const receipt = (
    <Receipt
      job={job}
      name={name}
      result={result}
      inside={
        copy === 'file'
          ? { ...inside, by: user.full_name, assessment: assessmentOf.get(id) ?? null }
          : null
      }
      rubricVersion={rubric.data?.current.version ?? null}
    />
  );
  return (
    <div className="overflow-x-clip py-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          legend="Copy"
          value={copy}
          onChange={setCopy}
          segments={[
            { value: 'file', label: 'For the file' },
            { value: 'candidate', label: 'For the candidate' },
          ]}
        />
        <span className="flex flex-wrap gap-2">
          <Button
            icon={RotateCcw}
            busy={replay.isPending}
            onClick={() => replay.mutate()}
            className={BESIDE}
          >
            Replay this score
          </Button>
          <Button icon={Printer} onClick={() => setPrinting(true)} className={BESIDE}>
            Print or save as PDF
          </Button>
        </span>
      </div>
      {copy === 'candidate' && (
        <p className="mb-3 text-12 text-ink-3">
          Without decision, notes, rank or anything about other people.
        </p>
      )}
      <ReplayNote replay={replay} />
      <div className="rounded-card border border-border px-4 py-4 sm:px-5">{receipt}</div>
      {printing && (
        <PrintSheet
          title={`Score receipt, ${name}, ${job.jobTitle}`}
          onDone={() => setPrinting(false)}
        >
          {receipt}
        </PrintSheet>
      )}
    </div>
  );
}
