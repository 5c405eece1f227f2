import { Tier } from '@candor/domain/rules/tiers';
import { Button } from '../../../ui/Button';
import { TIER_WORD } from '../../../ui/score/tier';

type GuessProps = {
  /** Whether any evidence has been opened. */
  ready: boolean;
  onGuess: (guess: Tier | null) => void;
};

/** Shown instead of the score: first the evidence, then the reader's own judgement, then the number. */
export function Guess({ ready, onGuess }: GuessProps) {
  return (
    <section
      aria-label="Your reading"
      className="mt-3 rounded-card border border-dashed border-border-strong px-4 py-3 text-13"
    >
      {ready ? (
        <>
          <p className="font-medium">How good a match is this, from what you read?</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {Tier.options.map((tier) => (
              <Button key={tier} size="sm" onClick={() => onGuess(tier)}>
                {TIER_WORD[tier]}
              </Button>
            ))}
            <Button size="sm" variant="quiet" onClick={() => onGuess(null)}>
              Only show the score
            </Button>
          </div>
        </>
      ) : (
        <p className="text-ink-2">
          <span className="font-medium text-ink">The score is covered.</span> Open a requirement and
          read what the resume says; then say what you think of it.
        </p>
      )}
    </section>
  );
}

type AgreementProps = {
  guess: Tier;
  tier: Tier;
  /** Whether there is a place to write down why. */
  mayNote: boolean;
};

/** Whether the reader's judgement and the score agree. */
export function Agreement({ guess, tier, mayNote }: AgreementProps) {
  return (
    <p className="mt-2 text-13 text-ink-2">
      {guess === tier
        ? `You said ${guess} before seeing the score: you agree.`
        : `You said ${guess} before seeing the score, the score says ${tier}. Your reading counts${mayNote ? ': note why' : ''}.`}
    </p>
  );
}
