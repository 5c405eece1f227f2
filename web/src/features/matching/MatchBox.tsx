import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { MatchResponse } from '@candor/domain/model/match';
import { stageAfter } from '@candor/domain/rules/progress';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { useQuota, useSubscription } from '../../session/use-plan';
import { Button, IconButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { useNow } from '../../ui/use-now';
import { chargeProblem, type Side, sideError } from './match-input';
import { SideField } from './SideField';

const EMPTY: Side = { text: '', file: null };

type MatchBoxProps = { renderMatch: (answer: MatchResponse, name: string) => ReactNode };

/** One candidate against one job, without a batch. */
export function MatchBox({ renderMatch }: MatchBoxProps) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const subscription = useSubscription();
  const quota = useQuota();
  const [job, setJob] = useState(EMPTY);
  const [candidate, setCandidate] = useState(EMPTY);
  const [errors, setErrors] = useState<{ job?: string; candidate?: string }>({});
  const [open, setOpen] = useState(false);
  const match = useMutation({
    mutationFn: () =>
      api.call(analytics.match, {
        fields: {
          ...(job.file === null && { job_text: job.text }),
          ...(candidate.file === null && { candidate_text: candidate.text }),
        },
        files: { job_file: job.file, candidate_file: candidate.file },
      }),
    onSuccess: () => setOpen(true),
    onSettled: () => invalidate(users.quotaStatus, analytics.usage, analytics.dashboard),
  });
  const blocked = subscription.isPending ? null : chargeProblem(subscription.data, quota.data);

  const submit = () => {
    const jobError = sideError(job, messages.jobMissing);
    const candidateError = sideError(candidate, messages.candidateMissing);
    setErrors({
      ...(jobError && { job: jobError }),
      ...(candidateError && { candidate: candidateError }),
    });
    if (!jobError && !candidateError) match.mutate();
  };

  return (
    <Card aria-labelledby="match-title" className="px-5 pt-3.5 pb-5">
      <h2 id="match-title" className="mb-3 text-14 font-strong">
        Match one candidate
      </h2>
      <div className="flex flex-col gap-4">
        <SideField
          label="Job"
          placeholder="Paste the job description"
          side={job}
          error={errors.job}
          onChange={setJob}
        />
        <SideField
          label="Candidate"
          placeholder="Paste the resume"
          side={candidate}
          error={errors.candidate}
          onChange={setCandidate}
        />
        {match.isError && (
          <p role="alert" className="text-13 text-danger">
            {asClientError(match.error).message}
          </p>
        )}
        <div className="flex items-center gap-3">
          <p className="flex-1 text-12 text-ink-3">
            {blocked ?? 'Charges one candidate when it can be read.'}
          </p>
          {match.isPending ? <Working /> : null}
          <Button disabled={blocked !== null} busy={match.isPending} onClick={submit}>
            Match
          </Button>
        </div>
        {match.data && !open && (
          <Button
            variant="link"
            size="sm"
            className="self-start px-0"
            onClick={() => setOpen(true)}
          >
            Open the last match
          </Button>
        )}
      </div>
      <Dialog
        open={open && match.data !== undefined}
        onClose={() => setOpen(false)}
        title="Match"
        kind="sheet"
        hideTitle
      >
        <div className="flex h-full flex-col">
          <div className="flex justify-end px-4 pt-3">
            <IconButton label="Close" icon={X} onClick={() => setOpen(false)} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 sm:px-6">
            {match.data && renderMatch(match.data, candidate.file?.name ?? 'Candidate')}
          </div>
        </div>
      </Dialog>
    </Card>
  );
}

function Working() {
  const [start] = useState(() => Date.now());
  const now = useNow(1000);
  return (
    <span role="status" className="text-12 text-ink-3">
      {stageAfter((now.getTime() - start) / 1000).words}
    </span>
  );
}
