import type { MatchResult } from '@candor/domain/model/match';
import { Info } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Popover } from '../../../ui/Popover';
import { WholeTerms } from '../../../ui/WholeTerms';

/** How a score is made, in the same words everywhere. */
export function HowScored({ result }: { result: MatchResult }) {
  return (
    <Popover
      label="How this is scored"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          icon={Info}
          className="-mr-2 text-12! font-normal text-ink-3"
        >
          <span className="max-sm:sr-only">How this is scored</span>
        </Button>
      }
    >
      <p>
        The job text is read into requirements that share 100 points. Each one is looked for in the
        document. A sentence that shows it earns its points; no sentence, no points.
      </p>
      {result.requirements.some(({ opened_points = 0 }) => opened_points > 0) && (
        <p className="mt-2">
          <WholeTerms>
            Some points are earned only by the must-haves as a whole. They are counted with the
            requirements that earned them.
          </WholeTerms>
        </p>
      )}
      <p className="mt-2">Name, age, gender words and school prestige never count.</p>
      <dl className="mt-3 border-t border-border pt-2">
        {result.dimensions.map((dimension) => (
          <div key={dimension.key} className="flex justify-between gap-4 py-0.5">
            <dt>{dimension.label}</dt>
            <dd className="num text-ink">
              {Math.round(dimension.contribution)}
              <span className="text-ink-3"> of {Math.round(dimension.weight * 100)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 border-t border-border pt-2 text-12 text-ink-3">
        Engine version {result.engine_version}. Job text and document gave it{' '}
        {Math.round(result.confidence * 100)}% of what a sure reading needs.
      </p>
    </Popover>
  );
}
