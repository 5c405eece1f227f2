import { useState } from 'react';
import type { ClientError } from '../../../api/client-error';
import { Button } from '../../../ui/Button';
import { Logo } from '../../../ui/Logo';
import { Company } from '../frame/Company';
import { Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import { MailTo } from '../frame/MailTo';
import { HelpDialog } from '../help/HelpDialog';
import { CopyOfAnswers } from './CopyOfAnswers';
import { closedWords } from './closed-words';

type ClosedPageProps = {
  code: string;
  error: ClientError;
  /** Whether the link is being opened once more. */
  asking: boolean;
  onRetry: () => void;
};

/**
 * A link without an assessment behind it: why, and whom to ask. The rights to a copy of one's answers, to withdraw and to be erased outlive it.
 */
export function ClosedPage({ code, error, asking, onRetry }: ClosedPageProps) {
  const [helping, setHelping] = useState(false);
  const { title, text, ask, again } = closedWords(error);
  return (
    <Frame head={ask ? <Company name={ask.company} /> : <Whose />}>
      <div className="pt-8 sm:pt-16">
        <Heading text={title} />
        <p className="mt-3 max-w-[52ch] text-16 text-ink-2">{text}</p>
        {ask && (
          <p className="mt-3 max-w-[52ch] text-16 text-ink-2">
            Write to {ask.company} if you want to go on: <MailTo address={ask.contact_email} />
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          {again && (
            <Button variant="primary" size="lg" busy={asking} onClick={onRetry}>
              Try Again
            </Button>
          )}
          {ask?.has_answers && <CopyOfAnswers code={code} look={{ size: 'lg' }} />}
          {ask && (
            <Button size="lg" onClick={() => setHelping(true)}>
              Withdraw or erase
            </Button>
          )}
        </div>
      </div>
      {helping && ask && (
        <HelpDialog
          code={code}
          company={ask.company}
          contact={ask.contact_email}
          kind="erase"
          onClose={() => setHelping(false)}
        />
      )}
    </Frame>
  );
}

/** Where nobody's company can be named: whose page it is. */
function Whose() {
  return (
    <div className="flex min-h-15 items-center pt-2">
      <Logo />
    </div>
  );
}
