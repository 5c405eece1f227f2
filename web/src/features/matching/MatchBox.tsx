import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { MatchResponse } from '@candor/domain/model/match';
import { stageAfter } from '@candor/domain/rules/progress';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../session/app-context';
import { chargeProblem } from '../../session/charge-problem';
import { ErrorNote } from '../../session/ErrorNote';
import { UpgradeWay } from '../../session/UpgradeWay';
import { useInvalidate } from '../../session/use-call';
import { useQuota, useSubscription } from '../../session/use-plan';
import { Button, IconButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { NoScoreBadge } from '../../ui/score/ScoreBadge';
import { useNow } from '../../ui/use-now';
import { type Side, sideError } from './match-input';
import { SideField } from './SideField';

const EMPTY: Side = { text: '', file: null };

type MatchBoxProps = {
  /** Draws a match with a score. The file is that of the candidate; null for a pasted text. */
  renderMatch: (answer: MatchResponse, filename: string | null) => ReactNode;
};

type Pair = { job: Side; candidate: Side };

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
    mutationFn: (pair: Pair) =>
      api.call(analytics.match, {
        fields: {
          ...(pair.job.file === null && { job_text: pair.job.text }),
          ...(pair.candidate.file === null && { candidate_text: pair.candidate.text }),
        },
        files: { job_file: pair.job.file, candidate_file: pair.candidate.file },
      }),
    onSuccess: () => setOpen(true),
    onSettled: () =>
      invalidate(users.quotaStatus, analytics.usage, analytics.candidateQuota, analytics.dashboard),
  });
  const blocked = subscription.isPending ? null : chargeProblem(subscription.data, quota.data, 1);

  /** A file is judged when it is chosen, a text when it is sent. */
  const change = (which: 'job' | 'candidate', side: Side) => {
    (which === 'job' ? setJob : setCandidate)(side);
    const missing = which === 'job' ? messages.jobMissing : messages.candidateMissing;
    const problem = side.file && sideError(side, missing);
    setErrors(({ [which]: _, ...others }) => (problem ? { ...others, [which]: problem } : others));
  };
  const submit = () => {
    const jobError = sideError(job, messages.jobMissing);
    const candidateError = sideError(candidate, messages.candidateMissing);
    setErrors({
      ...(jobError && { job: jobError }),
      ...(candidateError && { candidate: candidateError }),
    });
    if (!jobError && !candidateError) match.mutate({ job, candidate });
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
          onChange={(side) => change('job', side)}
        />
        <SideField
          label="Candidate"
          placeholder="Paste the resume"
          side={candidate}
          error={errors.candidate}
          onChange={(side) => change('candidate', side)}
        />
        <div className="flex items-center gap-3">
          <p className="flex-1 text-12 text-balance text-ink-3">
            {blocked?.message ?? 'Charges one candidate when it can be read.'}
            <UpgradeWay error={blocked} />
          </p>
          {match.isPending ? <Working /> : null}
          <Button disabled={blocked !== null} busy={match.isPending} onClick={submit}>
            Match
          </Button>
        </div>
        {match.isError && <ErrorNote error={match.error} onRetry={submit} />}
        {match.data && !open && (
          <Button
            variant="link"
            size="sm"
            className="-ml-2.5 self-start"
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
          <div className="flex justify-end px-4 pt-2 pointer-coarse:pt-1">
            <IconButton label="Close" icon={X} onClick={() => setOpen(false)} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 sm:px-6">
            {match.data && (
              <Answer
                answer={match.data}
                filename={match.variables.candidate.file?.name ?? null}
                render={renderMatch}
              />
            )}
          </div>
        </div>
      </Dialog>
    </Card>
  );
}

type AnswerProps = {
  answer: MatchResponse;
  filename: string | null;
  render: MatchBoxProps['renderMatch'];
};

/** The match with its evidence; for a document that could not be read, why, and that it cost nothing. */
function Answer({ answer, filename, render }: AnswerProps) {
  if (answer.match_score.overall_score !== null) return render(answer, filename);
  const causes = answer.match_results.flags.map(({ message }) => message);
  return (
    <div className="pt-2">
      <h2 className="text-20 font-strong wrap-anywhere">{filename ?? 'Candidate'}</h2>
      <div className="mt-3">
        <NoScoreBadge />
      </div>
      <p className="mt-3 text-14 text-ink-2">
        {causes.join(' ') || 'This document could not be read.'} It was not scored and not charged.
      </p>
    </div>
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
