import { messages } from '@candor/domain/messages';
import { useHelpPaths } from '../../session/use-help-paths';
import { PageLink } from '../../ui/PageLink';
import { ProblemLine } from '../../ui/ProblemLine';

/** What only somebody else can fix. */
const ASKS_FOR_SUPPORT: readonly string[] = [messages.planNotConfigured, messages.paymentSetup];

type PaymentProblemProps = { text: string | null; className?: string };

/** Why something about paying did not go well; with the way to support where its words name it. */
export function PaymentProblem({ text, className }: PaymentProblemProps) {
  const { support } = useHelpPaths();
  if (text === null) return null;
  return (
    <ProblemLine className={className}>
      {text}
      {ASKS_FOR_SUPPORT.includes(text) && (
        <>
          {' '}
          <PageLink
            href={support}
            className="font-medium whitespace-nowrap text-accent-ink underline underline-offset-3"
          >
            Contact support
          </PageLink>
        </>
      )}
    </ProblemLine>
  );
}
