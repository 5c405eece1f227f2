import type { MatchResult } from '@candor/domain/model/match';
import { labelRequirements } from '../../../ui/score/label-requirements';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';

type RequirementQuotesProps = { requirements: MatchResult['requirements'] };

/** Each requirement with what it earned and the passages of the answers behind it. */
export function RequirementQuotes({ requirements }: RequirementQuotesProps) {
  return (
    <ul aria-label="Requirements" className="mt-4 flex flex-col gap-3">
      {labelRequirements(requirements).map((requirement) => (
        <li key={requirement.id} className="flex gap-2.5">
          <VerdictGlyph verdict={requirement.verdict} className="mt-[3px]" />
          <div className="min-w-0 flex-1">
            <p className="flex gap-3 text-13">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-medium">{requirement.text}</span>{' '}
                <span className="whitespace-nowrap text-ink-3">
                  {GROUP_WORD[requirement.group].toLowerCase()}, {VERDICT_WORD[requirement.verdict]}
                </span>
              </span>
              <span className="num shrink-0 text-12 leading-5 text-ink-3">
                {Math.round(requirement.points)} of {Math.round(requirement.max_points)}
              </span>
            </p>
            {requirement.evidence.map(({ quote, start }) => (
              <blockquote
                key={start}
                className="mt-1 border-l-2 border-mark-line pl-3 text-14 wrap-anywhere"
              >
                “{quote}”
              </blockquote>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
