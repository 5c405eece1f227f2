import type {
  CandidateAssessment,
  CandidateReceipt,
} from '@candor/domain/model/candidate-assessment';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../ui/format';
import { Company } from '../frame/Company';
import { BAR_BUTTON, Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import { MailTo } from '../frame/MailTo';
import { HelpLinks } from '../help/HelpLinks';
import { CopyOfAnswers } from './CopyOfAnswers';

type DonePageProps = { code: string; assessment: CandidateAssessment; receipt: CandidateReceipt };

/** For candidates who have submitted: what was sent, what comes next, and their rights. */
export function DonePage({ code, assessment, receipt }: DonePageProps) {
  const { company, contact_email, candidate_name } = assessment;
  const [first] = candidate_name?.trim().split(/\s+/) ?? [];
  return (
    <Frame
      head={<Company name={company} />}
      bar={
        <>
          <CopyOfAnswers code={code} look={{ wide: true }} className={BAR_BUTTON} />
          <div className="mt-1.5 -mb-2.5">
            <HelpLinks code={code} assessment={assessment} />
          </div>
        </>
      }
    >
      <span
        aria-hidden
        className="mt-3 mb-4 grid size-12 place-items-center rounded-full bg-success-soft text-success"
      >
        <Check size={24} strokeWidth={2.25} />
      </span>
      <Heading
        className="text-wrap"
        text={first ? `Sent. Thank you, ${first}.` : 'Sent. Thank you.'}
      />
      <p className="mt-2 text-16 text-ink-2">
        {company} has your answers from {formatMoment(receipt.submitted_at)}.
      </p>
      {receipt.score !== null && (
        <p className="mt-2 text-16 text-ink-2">
          Your answers scored {receipt.score} of 100 against the words of the job. That can miss
          things. A person decides.
        </p>
      )}
      <section
        aria-labelledby="what-sent"
        className="mt-6 rounded-card border border-border bg-surface px-4 py-3.5"
      >
        <h2 id="what-sent" className="font-medium">
          What you sent
        </h2>
        <ul className="mt-2">
          {receipt.sent.map((title) => (
            <li key={title} className="flex items-start gap-2.5 py-1 text-ink-2">
              <Check
                size={16}
                strokeWidth={2}
                className="mt-0.75 shrink-0 text-success"
                aria-hidden
              />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 border-t border-hairline pt-2.5 text-13 text-ink-3">
          Receipt <span className="font-mono wrap-anywhere text-ink-2">{receipt.receipt_id}</span>
        </p>
      </section>
      <h2 className="mt-6 text-16 font-strong">What happens next</h2>
      <ol className="mt-3">
        <NextStep>
          {company} reads your answers next to the rest of your application.{' '}
          <span className="whitespace-nowrap">A person decides.</span>
        </NextStep>
        <NextStep last>
          They will contact you. To ask what was read and how, write to{' '}
          <MailTo address={contact_email} end="." />
        </NextStep>
      </ol>
    </Frame>
  );
}

function NextStep({ children, last }: { children: ReactNode; last?: boolean }) {
  return (
    <li className="relative flex gap-3.5 pb-3 text-ink-2">
      <span
        aria-hidden
        className="mt-1.75 size-2.25 shrink-0 rounded-full border-[1.5px] border-ink-3"
      />
      {!last && (
        <span aria-hidden className="absolute top-5 -bottom-1 left-1 w-px bg-border-strong" />
      )}
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </li>
  );
}
