import type { MatchResult } from '@candor/domain/model/match';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ProblemLine } from '../../../ui/ProblemLine';
import { TextArea } from '../../../ui/TextArea';
import { SAMPLE_JOB, SAMPLE_TEXTS } from '../sample/sample-texts';
import { checkPair, type PairProblems } from './check-pair';
import type { MatchPair } from './match-in-worker';

type OwnPairProps = {
  matchPair: MatchPair;
  /** Draws a result; `text` is what its evidence points into. */
  renderMatch: (result: MatchResult, text: string) => ReactNode;
  /** What comes after a match, for those who have no account. */
  next?: ReactNode;
};

type State =
  | { at: 'idle' | 'matching' | 'failed' }
  | { at: 'done'; result: MatchResult; text: string };

/** A visitor's own job and resume, matched by the whole engine inside the page. */
export function OwnPair({ matchPair, renderMatch, next }: OwnPairProps) {
  const [job, setJob] = useState('');
  const [candidate, setCandidate] = useState('');
  const [problems, setProblems] = useState<PairProblems>({});
  const [state, setState] = useState<State>({ at: 'idle' });
  const jobField = useRef<HTMLTextAreaElement>(null);
  const candidateField = useRef<HTMLTextAreaElement>(null);

  const run = async () => {
    const found = checkPair(job, candidate);
    setProblems(found);
    const wrong = found.job ? jobField : found.candidate ? candidateField : null;
    if (wrong) {
      // A match of earlier texts below the complaint would contradict it.
      setState({ at: 'idle' });
      wrong.current?.focus();
      return;
    }
    setState({ at: 'matching' });
    const now = new Date();
    const asOf = { year: now.getFullYear(), month: now.getMonth() + 1 };
    try {
      const result = await matchPair({ job, candidate, asOf });
      setState({ at: 'done', result, text: candidate });
    } catch {
      // Whatever kept the worker from running, the person can only try again or use another browser.
      setState({ at: 'failed' });
    }
  };
  const fillIn = () => {
    setJob(SAMPLE_JOB);
    setCandidate(SAMPLE_TEXTS[0]?.text ?? '');
    setProblems({});
  };

  return (
    <Card className="px-4 py-5 sm:p-6">
      <p className="mb-5 flex items-start gap-2 text-13 text-ink-2">
        <ShieldCheck size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
        The whole engine runs in this page. Nothing you paste is sent, stored or counted.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextArea
          label="Job description"
          placeholder="Paste a job description, at least 50 characters."
          rows={9}
          value={job}
          onChange={(event) => setJob(event.target.value)}
          error={problems.job}
          ref={jobField}
          box="text-14"
        />
        <TextArea
          label="Resume"
          placeholder="Paste one resume as text."
          rows={9}
          value={candidate}
          onChange={(event) => setCandidate(event.target.value)}
          error={problems.candidate}
          ref={candidateField}
          box="text-14"
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          busy={state.at === 'matching'}
          onClick={() => void run()}
          className="max-sm:w-full"
        >
          Match in this browser
        </Button>
        <Button variant="quiet" size="lg" onClick={fillIn} className="max-sm:w-full">
          Fill in the sample
        </Button>
      </div>
      <p role="status" className="sr-only">
        {state.at === 'matching' && 'Matching'}
        {state.at === 'done' && 'The match is ready below'}
      </p>
      {state.at === 'failed' && (
        <ProblemLine className="mt-4">
          The engine could not run in this browser. Try again, or use a newer one.
        </ProblemLine>
      )}
      {state.at === 'done' && (
        <Outcome>
          {renderMatch(state.result, state.text)}
          {next}
        </Outcome>
      )}
    </Card>
  );
}

/** The result, brought into view and into the reading order when it appears. */
function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={box}
      id={id}
      tabIndex={-1}
      aria-label="Your match"
      className="mt-6 scroll-mt-20 border-t border-border pt-6 outline-none"
    >
      {children}
    </section>
  );
}
