import type { SharedRequirement } from '@candor/domain/model/review';
import { tierOf } from '@candor/domain/rules/tiers';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { useState } from 'react';
import { cx } from '../../ui/class-names';
import { plural } from '../../ui/format';
import { labelRequirements } from '../../ui/score/label-requirements';
import { GROUP_WORD, groupOf } from '../../ui/score/requirement-group';
import { ScoreBadge } from '../../ui/score/ScoreBadge';
import { scoreFinding } from '../../ui/score/score-sentence';
import { VerdictGlyph } from '../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../ui/score/verdict';
import { WholeTerms } from '../../ui/WholeTerms';
import { firstToRead } from './first-to-read';
import { MoreToggle } from './MoreToggle';
import { OpinionButtons, type OpinionButtonsProps } from './OpinionButtons';

type SharedPersonProps = OpinionButtonsProps;

/** How many requirements are open at first: what a phone shows without getting long. */
const FIRST = 4;

/** One person of a shared list: the score in a sentence, the quotes behind it, and the reader's word. */
export function SharedPerson(props: SharedPersonProps) {
  const { label, headline, overall_score: score, requirements, questions } = props.candidate;
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(false);
  const tier = tierOf(score);
  const labelled = labelRequirements(requirements);
  const first = firstToRead(requirements, FIRST);
  // What is opened stands below what was read.
  const inOrder = [
    ...labelled.filter(({ id }) => first.has(id)),
    ...labelled.filter(({ id }) => !first.has(id)),
  ];
  return (
    <article aria-label={label}>
      <div className="flex items-baseline gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-strong">{label}</h2>
          {headline && <p className="text-13 text-ink-2">{headline}</p>}
        </div>
        <ScoreBadge score={score} tier={tier} />
      </div>
      <p className="mt-2 text-13 text-ink-2">
        <WholeTerms>{scoreFinding({ overall_score: score, tier, requirements })}</WholeTerms>
      </p>
      <ul className="mt-4 flex flex-col gap-3 print:grid print:grid-cols-2 print:gap-x-6 print:gap-y-2">
        {inOrder.map((requirement) => (
          <Requirement
            key={requirement.id}
            requirement={requirement}
            open={all || first.has(requirement.id)}
          />
        ))}
      </ul>
      {labelled.length > FIRST && (
        <MoreToggle open={all} onToggle={setAll}>
          {all ? 'Fewer requirements' : `${labelled.length - FIRST} more requirements`}
        </MoreToggle>
      )}
      {questions.length > 0 && (
        <>
          <MoreToggle open={asking} onToggle={setAsking}>
            {plural(questions.length, 'question')} worth asking
          </MoreToggle>
          <ul
            className={cx(
              'mt-1 list-disc flex-col gap-1 pl-10 text-13 text-ink-2 print:flex',
              asking ? 'flex' : 'hidden',
            )}
          >
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <OpinionButtons {...props} />
    </article>
  );
}

type RequirementProps = { requirement: SharedRequirement; open: boolean };

/** One requirement with its best quote. Paper cannot be opened: there all are shown. */
function Requirement({ requirement, open }: RequirementProps) {
  // The line of all must-haves has no passage of its own.
  const [best] = requirement.id === GATE_ID ? [] : requirement.evidence;
  return (
    <li className={cx('gap-2.5', open ? 'flex' : 'hidden print:flex')}>
      <VerdictGlyph verdict={requirement.verdict} className="mt-[3px]" />
      <div className="min-w-0">
        <p className="text-13 font-medium">
          <span className="mr-1.5">{requirement.text}</span>{' '}
          <span className="inline-block font-normal text-ink-3">{standing(requirement)}</span>
        </p>
        {best && (
          <blockquote className="mt-0.5 border-l-2 border-mark-line pl-3 text-[0.9375rem] leading-[1.5625rem] print:text-13">
            “{best.quote}”
          </blockquote>
        )}
      </div>
    </li>
  );
}

/**
 * `must-have, met`. A line derived from the whole job is not a requirement in the job text, so only its verdict is
 * shown.
 */
function standing(requirement: SharedRequirement): string {
  const group = groupOf(requirement);
  const verdict = VERDICT_WORD[requirement.verdict];
  return group === 'whole' ? verdict : `${GROUP_WORD[group].toLowerCase()}, ${verdict}`;
}
