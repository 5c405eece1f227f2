import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { STOP_REMINDERS } from '@candor/domain/rules/invitation';
import { useCallback, useRef, useState } from 'react';
import type { ClientError } from '../../api/client-error';
import type { Api } from '../../api/create-api';
import { useAnswer } from '../../session/use-answer';
import { ClosedPage } from './ends/ClosedPage';
import { DonePage } from './ends/DonePage';
import type { Sent } from './ends/use-submit';
import { Arrived } from './frame/Heading';
import { Loading } from './frame/Loading';
import type { Address } from './place';
import { RemindersDialog } from './reminders/RemindersDialog';
import type { RemindersProps } from './reminders/use-reminders';
import { HostedPage } from './start/HostedPage';
import { StartPage } from './start/StartPage';
import { Sitting, type SittingProps } from './steps/Sitting';

type InvitePageProps = { code: string; address: Address };

/** An assessment behind its link, for a candidate without an account: before, during and after it. */
export function InvitePage(props: InvitePageProps) {
  const arrived = useRef(false);
  return (
    <Arrived value={arrived}>
      <OpenInvitation {...props} />
    </Arrived>
  );
}

function OpenInvitation({ code, address }: InvitePageProps) {
  const ask = useCallback(
    (api: Api, signal: AbortSignal) =>
      api.call(candidateAssessment.open, { params: { code }, signal, tellsLimit: true }),
    [code],
  );
  const { data, error, again, asking } = useAnswer(ask);
  // What happened here is newer than earlier reads, and older than later ones.
  const [changed, setChanged] = useState<{ value: CandidateAssessment; after: unknown } | null>(
    null,
  );
  const change = (value: CandidateAssessment) => setChanged({ value, after: data });
  const [closed, setClosed] = useState<ClientError | null>(null);
  const [asked, setAsked] = useState(() => address.search === STOP_REMINDERS);
  // Separate, because it is settled at any moment, even while something else in the assessment changes.
  const [turned, setTurned] = useState<CandidateAssessment['reminders'] | null>(null);
  const read = useCallback(() => {
    setClosed(null);
    again();
  }, [again]);
  const close = useCallback(
    (refusal: ClientError) => {
      // Sent in meanwhile, on another device: there is a receipt to show.
      if (refusal.body?.reason === 'completed') read();
      else setClosed(refusal);
    },
    [read],
  );

  const wrong = closed ?? (data && error?.code !== 'gone' ? null : error);
  if (wrong) return <ClosedPage code={code} error={wrong} asking={asking} onRetry={read} />;
  const assessment = changed?.after === data ? changed.value : data;
  if (!assessment) return <Loading />;
  const { receipt } = assessment;
  if (receipt) return <DonePage {...{ code, assessment, receipt }} />;
  const reminders: RemindersProps = {
    code,
    reminders: turned ?? assessment.reminders,
    onChange: setTurned,
  };
  return (
    <>
      <UnsentAssessment
        {...{ code, assessment, address, reminders, asking }}
        onStarted={change}
        onSent={(sent) => {
          change(sentIn(assessment, sent));
          again();
        }}
        onClosed={close}
        onReread={read}
      />
      {asked && reminders.reminders !== 'none' && (
        <RemindersDialog {...reminders} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

type UnsentProps = SittingProps & {
  onStarted: (assessment: CandidateAssessment) => void;
};

/** Before and during it. */
function UnsentAssessment({ onStarted, ...sitting }: UnsentProps) {
  const { code, assessment, reminders, onClosed } = sitting;
  const { status, hosted_by: host } = assessment;
  if (status === 'pending')
    return <StartPage {...{ code, assessment, reminders, onStarted, onClosed }} />;
  if (host) return <HostedPage {...{ code, assessment, reminders, host }} />;
  return <Sitting {...sitting} />;
}

/** The state of an assessment after submission, before the server was asked again. */
function sentIn(assessment: CandidateAssessment, sent: Sent): CandidateAssessment {
  const titles = assessment.milestones.map(({ title }) => title);
  return {
    ...assessment,
    status: 'completed',
    receipt: { ...sent, sent: titles, score: null },
  };
}
