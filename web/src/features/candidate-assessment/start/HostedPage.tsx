import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { WholeTerms } from '../../../ui/WholeTerms';
import { Company } from '../frame/Company';
import { Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import { MailTo } from '../frame/MailTo';
import { HelpLinks } from '../help/HelpLinks';
import { RemindersLine } from '../reminders/RemindersLine';
import type { RemindersProps } from '../reminders/use-reminders';
import { Facts } from './Facts';
import { hostName } from './HostedNote';

type HostedPageProps = {
  code: string;
  assessment: CandidateAssessment;
  reminders: RemindersProps;
  host: NonNullable<CandidateAssessment['hosted_by']>;
};

/** If the test is taken elsewhere, and the candidate has agreed: where to continue. */
export function HostedPage({ code, assessment, reminders, host }: HostedPageProps) {
  const { company, contact_email, notice } = assessment;
  const name = hostName(host);
  return (
    <Frame
      head={<Company name={company} />}
      bar={<HelpLinks code={code} assessment={assessment} />}
    >
      <Heading text={`Continue at ${name}`} />
      <p className="mt-2 text-16 text-balance text-ink-2">
        <WholeTerms>{`${company} knows that you agree. The test itself is taken at ${name}: open the link in the e-mail that ${name} sends you. There is nothing more to do on this page.`}</WholeTerms>
      </p>
      <p className="mt-3 text-16 text-ink-2">
        No e-mail from {name}? Check your spam folder, or write to{' '}
        <MailTo address={contact_email} end="." />
      </p>
      <Facts notice={notice} />
      <div className="mt-4">
        <RemindersLine {...reminders} />
      </div>
    </Frame>
  );
}
