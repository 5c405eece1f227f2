import type { MatchResult } from '@candor/domain/model/match';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../ui/Button';
import { isTyping } from '../../../ui/is-typing';
import { Kbd } from '../../../ui/Kbd';
import { BreakdownBar } from '../../../ui/score/BreakdownBar';
import { FlagList } from './FlagList';
import { marksOf, stepsOf } from './marks';
import { type PointedRequirement, RequirementList } from './RequirementList';
import { ResumeText } from './ResumeText';
import { useEvidence } from './use-evidence';

type EvidenceTabProps = {
  result: MatchResult;
  requirements: readonly PointedRequirement[];
  text: string;
  filename: string | null;
  wanted: string | null;
};

/** Where the points come from, requirement by requirement, down to the marked words of the document. */
export function EvidenceTab({ result, requirements, text, filename, wanted }: EvidenceTabProps) {
  const marks = useMemo(
    () => marksOf(requirements, result.flags, text.length),
    [requirements, result.flags, text],
  );
  const steps = useMemo(() => stepsOf(requirements), [requirements]);
  const choice = useEvidence(steps, wanted);
  useEvidenceKeys(choice.step);
  const chosen = requirements.find((requirement) => requirement.id === choice.requirementId);
  return (
    <>
      <Points result={result} requirements={requirements} chosen={choice.requirementId} />
      <RequirementList
        requirements={requirements}
        chosen={choice.requirementId}
        onChoose={choice.chooseRequirement}
      />
      <FlagList flags={result.flags} />
      <div className="sticky -top-px z-[2] -mx-4 mt-4 mb-4 flex min-h-9 items-center gap-3 border-y border-border bg-bg px-4 text-12 sm:-mx-6 sm:px-6">
        <span className="min-w-0 truncate font-medium">{filename ?? 'Resume text'}</span>
        <span role="status" className="num ml-auto whitespace-nowrap text-ink-3">
          {chosen &&
            (choice.of > 0
              ? `${chosen.label}, ${choice.position} of ${choice.of}`
              : `${chosen.label}, no evidence found`)}
        </span>
        <Button
          variant="quiet"
          size="sm"
          disabled={steps.length === 0}
          onClick={() => choice.step(1)}
          className="-mr-2 text-12"
        >
          Next evidence <Kbd>E</Kbd>
        </Button>
      </div>
      <ResumeText
        text={text}
        marks={marks}
        requirementId={choice.requirementId}
        markKey={choice.markKey}
        onChoose={choice.chooseMark}
      />
    </>
  );
}

type PointsProps = {
  result: MatchResult;
  requirements: readonly PointedRequirement[];
  chosen: string | null;
};

function Points({ result, requirements, chosen }: PointsProps) {
  if (result.overall_score === null || result.tier === null) return null;
  const pointsOf = (importance: 'must' | 'nice') =>
    requirements
      .filter((part) => part.importance === importance)
      .reduce((sum, part) => sum + part.shown.points, 0);
  const [must, nice] = [pointsOf('must'), pointsOf('nice')];
  return (
    <div className="pt-4 pb-3">
      <p className="num mb-2 flex justify-between text-12 text-ink-3">
        <span>Where the points come from</span>
        <span>
          <b className="font-medium text-ink">{must}</b> +{' '}
          <b className="font-medium text-ink">{nice}</b> ={' '}
          <b className="font-medium text-ink">{must + nice}</b> of 100
        </span>
      </p>
      <BreakdownBar
        tier={result.tier}
        chosen={chosen}
        parts={requirements.map(({ id, label, importance, points, max_points }) => ({
          id,
          label,
          importance,
          points,
          maxPoints: max_points,
        }))}
      />
    </div>
  );
}

/** E and Shift+E step through the evidence, except while somebody writes. */
function useEvidenceKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'e' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event)
      )
        return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step]);
}
