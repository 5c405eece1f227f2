import { useHelpPaths } from '../../session/use-help-paths';
import { PageLink } from '../../ui/PageLink';
import { ProblemLine } from '../../ui/ProblemLine';

/** How every sentence ends about what only somebody else can fix. */
const ASKS_FOR_SUPPORT = 'Please contact support.';

type PaymentProblemProps = { text: string | null; className?: string };

/** Why something about paying did not go well; with the way to support where its words name it. */
export function PaymentProblem({ text, className }: PaymentProblemProps) {
  const { support } = useHelpPaths();
  if (text === null) return null;
  return (
    <ProblemLine className={className}>
      {text}
      {text.endsWith(ASKS_FOR_SUPPORT) && (
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
