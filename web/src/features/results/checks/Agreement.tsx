import { reviews } from '@candor/domain/api/reviews';
import type { BatchAgreement, Surprise } from '@candor/domain/model/agreement';
import { ErrorNote } from '../../../session/ErrorNote';
import { useCall } from '../../../session/use-call';
import { Skeleton } from '../../../ui/Skeleton';
import { agreementFinding, countedWords } from './agreement-words';
import type { CheckProps } from './check-props';
import { PeopleLinks } from './PeopleLinks';

type AgreementProps = CheckProps & { covered: boolean };

/** How well decisions agree with the ranking by score, and who is a surprise. */
export function Agreement({ covered, ...props }: AgreementProps) {
  return (
    <section aria-labelledby="agreement" className="mt-6 border-t border-border pt-5">
      <h3 id="agreement" className="text-14 font-strong">
        Agreement with your decisions
      </h3>
      {covered ? (
        <p className="mt-1 text-13 text-ink-2">
          Scores are still covered. This appears once you have read everybody’s evidence.
        </p>
      ) : (
        <Found {...props} />
      )}
    </section>
  );
}

function Found({ batchId, ...people }: CheckProps) {
  const read = useCall(reviews.agreement, { params: { id: batchId } });
  if (read.isPending) {
    return (
      <div role="status" aria-label="Comparing your decisions" className="mt-2">
        <Skeleton className="h-4 w-10/12" />
      </div>
    );
  }
  if (read.error) {
    return <ErrorNote error={read.error} onRetry={() => void read.refetch()} className="mt-2" />;
  }
  return <Finding agreement={read.data} {...people} />;
}

type FindingProps = { agreement: BatchAgreement } & Pick<AgreementProps, 'nameOf' | 'onOpen'>;

function Finding({ agreement, ...people }: FindingProps) {
  const surprising = (kind: Surprise['kind']) =>
    agreement.surprises.filter((one) => one.kind === kind).map((one) => one.candidate_id_internal);
  const enough = agreement.concordance !== null;
  return (
    <div className="num text-13 text-ink-2">
      <p className="mt-1 font-medium text-balance text-ink">{agreementFinding(agreement)}</p>
      {enough && <p className="mt-1">{countedWords(agreement)}</p>}
      {enough && agreement.surprises.length === 0 && (
        <p className="mt-2">
          Nobody was shortlisted below, or set aside above, more than half of the others.
        </p>
      )}
      <Surprises words="Shortlisted, though low" ids={surprising('shortlisted_low')} {...people} />
      <Surprises words="Set aside, though high" ids={surprising('set_aside_high')} {...people} />
      <p className="mt-2 text-12 text-balance text-ink-3">
        It judges neither you nor the score, and never changes a weight. Whoever saw the score
        before deciding tends to agree with it.
      </p>
    </div>
  );
}

function Surprises({
  words,
  ids,
  ...people
}: { words: string; ids: readonly string[] } & Pick<AgreementProps, 'nameOf' | 'onOpen'>) {
  if (ids.length === 0) return null;
  return (
    <div className="mt-2">
      <p>{words}</p>
      <PeopleLinks label={words} ids={ids} {...people} />
    </div>
  );
}
