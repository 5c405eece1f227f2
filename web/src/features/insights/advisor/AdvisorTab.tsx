import { CoveredNote } from '../../../session/CoveredNote';
import { CROWD, coverFindings } from '../../../session/covered-figures';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { formatMoment, plural } from '../../../ui/format';
import { ListOutline } from '../../../ui/ListOutline';
import { Skeleton } from '../../../ui/Skeleton';
import { Tag } from '../../../ui/Tag';
import { FindingList } from '../FindingList';
import { FOUND_BY } from '../finding-words';
import { AdvisorForm } from './AdvisorForm';
import { AdvisorFrame } from './AdvisorFrame';
import { MarketReport } from './MarketReport';
import type { Strategic } from './use-advisor';

const LOCKED = {
  name: 'AI Strategic Advisor',
  does: 'It looks through your jobs for what stands out, by department and kind of skill: the most important first, each with the numbers behind it and what to do next.',
  // In the words of the rule that finds it, so that the plan keeps what this promises.
  example: 'Of all must-haves, “Life support certificate” is shown by the fewest: 41 of 380.',
};

type AdvisorTabProps = {
  advisor: Strategic;
  /** Evidence is read before scores are seen. */
  covered: boolean;
};

/** What stands out over the jobs of some days, by department and kind of skill. */
export function AdvisorTab({ advisor, covered }: AdvisorTabProps) {
  return (
    <AdvisorFrame locked={LOCKED}>
      <AdvisorForm advisor={advisor} />
      <div aria-live="polite">
        {advisor.isPending && (
          <div role="status" aria-label="Looking through your jobs">
            <Skeleton atOnce className="h-48 w-full rounded-card" />
          </div>
        )}
        {advisor.isIdle && (
          <EmptyState outline={<ListOutline />} title="Nothing looked for yet">
            Findings appear here, the most important first, each with the numbers behind it and what
            to do next.
          </EmptyState>
        )}
        {advisor.data && <Answer {...advisor} answer={advisor.data} covered={covered} />}
      </div>
    </AdvisorFrame>
  );
}

type AnswerProps = Pick<Strategic, 'variables'> & {
  answer: NonNullable<Strategic['data']>;
  covered: boolean;
};

function Answer({ answer, variables, covered }: AnswerProps) {
  const { insights: all, competitive_analysis: market, generated_by, cached } = answer;
  const shown = covered ? coverFindings(all, null) : all;
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <Card aria-labelledby="advice-title" className="px-5 py-4">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="advice-title" className="text-14 font-strong">
            {shown.length === 0
              ? 'Nothing stands out'
              : `${plural(shown.length, 'finding')}, the most important first`}
          </h2>
          <Tag tone="line">{FOUND_BY[generated_by]}</Tag>
        </div>
        {shown.length === 0 ? (
          <p className="max-w-[72ch] text-13 text-ink-2">
            The rules need at least five people and a clear difference. Try more days or more jobs.
          </p>
        ) : (
          <FindingList findings={shown} by={generated_by} numbered />
        )}
        {shown.length < all.length && (
          <div className="mt-3">
            <CoveredNote>
              The number of good matches is left out for fewer than {CROWD} people: it comes too
              close to the score of one person.
            </CoveredNote>
          </div>
        )}
        <p className="num mt-3 border-t border-hairline pt-3 text-12 text-ink-3">
          From your jobs of the last {answer.time_range} days. Counted{' '}
          {formatMoment(answer.generated_at)}
          {cached ? ', kept since then' : ''}.
        </p>
      </Card>
      {market && <MarketReport report={market} />}
      {variables?.include_competitive_analysis && !market && (
        <p className="text-13 text-ink-2">
          There is no competitive analysis: no skill was asked of enough people in these jobs.
        </p>
      )}
    </div>
  );
}
