import { CoveredBadge } from '../../../ui/score/ScoreBadge';

type CoveredScoreProps = {
  name: string;
  /** Opens the person where evidence is read and the score uncovered. Not on paper. */
  onRead?: (() => void) | undefined;
};

/** Shown instead of a score until the person's evidence was read, and links to it. */
export function CoveredScore({ name, onRead }: CoveredScoreProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <CoveredBadge />
      {onRead && (
        <button
          type="button"
          aria-label={`Read the evidence of ${name}`}
          onClick={onRead}
          className="min-h-6 rounded-chip text-13 font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
        >
          Read evidence
        </button>
      )}
    </span>
  );
}
