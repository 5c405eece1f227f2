import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import type { ClientError } from '../../../api/client-error';
import { FormProblem } from '../../../forms/FormProblem';
import { WITHOUT_SCRIPT } from '../../../forms/use-form';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { formatDay } from '../../../ui/format';
import { Company } from '../frame/Company';
import { BAR_BUTTON, Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import { MailTo } from '../frame/MailTo';
import { HelpLinks } from '../help/HelpLinks';
import { RemindersLine } from '../reminders/RemindersLine';
import type { RemindersProps } from '../reminders/use-reminders';
import { Agreement } from './Agreement';
import { Facts } from './Facts';
import { HostedNote } from './HostedNote';
import { amountOf, breakWords, limitOf, titleOf } from './intro-words';
import { useStart } from './use-start';

type StartPageProps = {
  code: string;
  assessment: CandidateAssessment;
  reminders: RemindersProps;
  onStarted: (assessment: CandidateAssessment) => void;
  onClosed: (error: ClientError) => void;
};

const FORM = 'start';

/** What is asked, who sees it and how it is used; nothing starts before the candidate agrees. */
export function StartPage({ code, assessment, reminders, onStarted, onClosed }: StartPageProps) {
  const form = useStart({ code, onStarted, onClosed });
  const { company, contact_email, expires_at, hosted_by, notice } = assessment;
  return (
    <Frame
      head={<Company name={company} />}
      bar={
        <>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            wide
            busy={form.busy}
            className={BAR_BUTTON}
          >
            {hosted_by ? 'Agree' : 'Start'}
          </Button>
          {!hosted_by && <p className="mt-2.5">{breakWords(assessment)}</p>}
        </>
      }
    >
      <Heading text={titleOf(assessment)} />
      {hosted_by ? (
        <HostedNote host={hosted_by} />
      ) : (
        <p className="mt-2 text-16 text-balance text-ink-2">
          <b className="font-medium text-ink">{amountOf(assessment)}</b> {limitOf(assessment)}
        </p>
      )}
      <Facts notice={notice} />
      <form id={FORM} noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-5">
        <FormProblem above text={form.problem?.message ?? form.summary} fields={form.wrong} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Your name"
            optional
            tall
            autoComplete="name"
            {...form.bind('candidate_name')}
          />
          <Field
            label="Your e-mail"
            optional
            tall
            type="email"
            autoComplete="email"
            {...form.bind('candidate_email')}
          />
        </div>
        <Agreement
          given={form.values.agree === 'yes'}
          error={form.bind('agree').error}
          onChange={(given) => form.fill('agree', given ? 'yes' : '')}
        />
      </form>
      <p className="mt-4 text-13 text-ink-3">
        Open until {formatDay(expires_at)}. Questions? Write to{' '}
        <MailTo address={contact_email} end="." />
      </p>
      <RemindersLine {...reminders} />
      <div className="mt-2">
        <HelpLinks code={code} assessment={assessment} before />
      </div>
    </Frame>
  );
}
