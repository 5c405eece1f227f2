import { type BatchJob, RenameBatchBody } from '@candor/domain/model/batch';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { useBatchActions } from './use-batch-actions';

/** Gives the job of a batch another title. */
export function RenameDialog({ job, onClose }: { job: BatchJob; onClose: () => void }) {
  const { rename } = useBatchActions();
  const [title, setTitle] = useState(job.jobTitle);
  const [problem, setProblem] = useState<string | undefined>();
  const save = () => {
    const checked = RenameBatchBody.safeParse({ jobTitle: title });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    rename.mutate(
      { job, title: checked.data.jobTitle },
      { onSuccess: onClose, onError: (error) => setProblem(asClientError(error).message) },
    );
  };
  return (
    <Dialog open onClose={onClose} title="Rename the job">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="mt-4 flex flex-col gap-6"
      >
        <Field
          label="Job title"
          tall
          value={title}
          error={problem}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
