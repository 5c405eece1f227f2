import { cx } from '../../../ui/class-names';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD, type VerdictName } from '../../../ui/score/verdict';
import { usePrinting } from '../../../ui/use-printing';
import { DecisionMark } from '../decisions/DecisionMark';
import { DECISIONS } from '../decisions/decision-words';
import type { LabelledRequirement } from '../rows/build-rows';

const VERDICTS: readonly VerdictName[] = ['met', 'partial', 'unclear', 'unmet'];

/** What the numbers, dots and symbols of the list mean. A screen explains each on request; paper cannot. */
export function PaperLegend({ requirements }: { requirements: readonly LabelledRequirement[] }) {
  const printing = usePrinting();
  if (!printing || requirements.length === 0) return null;
  return (
    <section aria-label="What the signs stand for" className="mt-1 mb-3 text-12 text-ink-2">
      <ul className={cx('gap-x-6', requirements.length > 3 && 'columns-2')}>
        {requirements.map(({ id, label, text, group }) => (
          <li key={id} className="flex gap-2">
            <span className="num w-6 shrink-0 text-ink-3">{label}</span>
            <span className="min-w-0 wrap-anywhere">
              {text}
              {group !== 'whole' && (
                <span className="text-ink-3">, {GROUP_WORD[group].toLowerCase()}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {VERDICTS.map((verdict) => (
          <span key={verdict} className="inline-flex items-center gap-1.5">
            <VerdictGlyph verdict={verdict} />
            {VERDICT_WORD[verdict]}
          </span>
        ))}
        {DECISIONS.map((decision) => (
          <DecisionMark key={decision} decision={decision} />
        ))}
      </p>
    </section>
  );
}
