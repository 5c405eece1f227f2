import { messages } from '@candor/domain/messages';
import type { AtsType } from '@candor/domain/model/ats';
import type { JobScoring } from '@candor/domain/model/ats-reports';
import { type FormEvent, useRef, useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { chargeProblem } from '../../../session/charge-problem';
import { UpgradeWay } from '../../../session/UpgradeWay';
import { useQuota, useSubscription } from '../../../session/use-plan';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ProblemLine } from '../../../ui/ProblemLine';
import { JobTextChoice } from './JobTextChoice';
import { textProblem } from './job-text';
import { chargeSentence } from './scoring-words';
import { useScoring } from './use-scoring';

type ScoreDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The run has begun. */
  onBegun: () => void;
  /** What is about to be done: `Score 12 candidates`. */
  title: string;
  type: AtsType;
  jobId: string;
  scoring: JobScoring;
};

/** The server's response if the system has no description of the job. */
const NO_TEXT = 'no_job_text';

/**
 * Says what scoring charges before it begins, and against what. A typed text stays when it does not go well, or is closed.
 * Once another window was faster, nothing is left to do here but to close it.
 */
export function ScoreDialog(props: ScoreDialogProps) {
  const { open, onClose, onBegun, title, type, jobId, scoring } = props;
  const subscription = useSubscription();
  const quota = useQuota();
  const score = useScoring(type, jobId);
  const [text, setText] = useState('');
  const [prefersOwn, setPrefersOwn] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const error = score.error && asClientError(score.error);
  const own = isMissing || prefersOwn;
  const blocked = subscription.isPending
    ? null
    : chargeProblem(subscription.data, quota.data, scoring.unscored);
  const problem = own ? textProblem(text) : null;
  const refused = error && !saysMissing(error) ? error : null;
  const ofText = own ? refused?.fields[0]?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(own);
    if (problem !== null) field.current?.focus();
    if (problem !== null || blocked || score.isPending) return;
    score.mutate(own ? text.trim() : null, {
      onSuccess: onBegun,
      onError: (thrown) => {
        if (saysMissing(thrown)) setMissing(true);
        else if (asClientError(thrown).fields.length > 0) field.current?.focus();
      },
    });
  };
  if (scoring.unscored === 0 && !score.isPending) return <NobodyLeft {...{ open, onClose }} />;
  return (
    <Dialog open={open} onClose={onClose} title={title} className="w-[min(36rem,calc(100%-32px))]!">
      <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-4">
        <p className="text-14 text-ink-2">
          {blocked?.message ??
            chargeSentence(scoring.unscored, quota.data?.candidates_remaining ?? null)}
          <UpgradeWay error={blocked} />
        </p>
        <JobTextChoice
          type={type}
          from={scoring.job_text_from ?? 'ats'}
          missing={isMissing}
          own={own}
          text={text}
          error={(tried && problem) || ofText}
          field={field}
          onOwn={setPrefersOwn}
          onText={setText}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={score.isPending}
            disabled={blocked !== null || subscription.isPending}
          >
            {title}
          </Button>
        </div>
        {refused && !ofText && (
          <ProblemLine>{refused.fields[0]?.message ?? refused.message}</ProblemLine>
        )}
      </form>
    </Dialog>
  );
}

function NobodyLeft({ open, onClose }: Pick<ScoreDialogProps, 'open' | 'onClose'>) {
  return (
    <Dialog open={open} onClose={onClose} title="Nobody is left to score">
      <p className="mt-2 text-14 text-ink-2">{messages.atsNobodyToScore}</p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

function saysMissing(thrown: unknown): boolean {
  return asClientError(thrown).body?.reason === NO_TEXT;
}
