import type { MatchResult } from '@candor/domain/model/match';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useActions } from '../../../ui/actions/use-actions';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { Kbd } from '../../../ui/Kbd';
import { BreakdownBar } from '../../../ui/score/BreakdownBar';
import { GROUPS } from '../../../ui/score/requirement-group';
import { showInColumn } from '../../../ui/show-in-column';
import { fileName } from '../rows/file-name';
import { FlagList } from './FlagList';
import { marksOf, stepsOf } from './marks';
import type { PointedRequirement } from './pointed-requirements';
import { Report, type SendReport } from './Report';
import { RequirementList } from './RequirementList';
import { ResumeText } from './ResumeText';
import { useEvidence } from './use-evidence';

type EvidenceTabProps = {
  result: MatchResult;
  requirements: readonly PointedRequirement[];
  text: string;
  filename: string | null;
  wanted: string | null;
  /** Points are not shown yet. */
  covered: boolean;
  /** Some evidence was opened. */
  onOpened: () => void;
  onReport: SendReport | undefined;
};

/** Where the points come from, requirement by requirement, down to the marked words of the document. */
export function EvidenceTab(props: EvidenceTabProps) {
  const { result, requirements, text, filename, wanted, covered, onOpened, onReport } = props;
  const marks = useMemo(
    () => marksOf(requirements, result.flags, text.length),
    [requirements, result.flags, text],
  );
  const steps = useMemo(() => stepsOf(requirements), [requirements]);
  const choice = useEvidence(steps, wanted);
  const list = useRef<HTMLDivElement>(null);
  useEvidenceActions((by) => choice.step(by, true));
  const opened = choice.requirementId !== null;
  useEffect(() => {
    if (opened) onOpened();
  }, [opened, onOpened]);
  useChosenInView(list, choice.requirementId);
  const chosen = requirements.find((requirement) => requirement.id === choice.requirementId);
  return (
    <>
      {covered ? (
        <div className="h-3" />
      ) : (
        <Points result={result} requirements={requirements} chosen={choice.requirementId} />
      )}
      <FlagList flags={result.flags} />
      <div className="evidence-shelf">
        <div ref={list} className="evidence-list -mx-2.5 px-2.5">
          <RequirementList
            requirements={requirements}
            chosen={choice.requirementId}
            covered={covered}
            onChoose={choice.chooseRequirement}
          />
        </div>
        <div className="evidence-bar sticky top-(--reading-top,-1px) z-[2] -mx-4 mt-4 mb-4 flex min-h-9 items-center gap-2 border-y border-border bg-bg px-4 text-12 sm:-mx-6 sm:px-6">
          <span
            title={filename ?? undefined}
            className={cx('min-w-0 truncate font-medium', chosen && 'max-sm:hidden')}
          >
            {fileName(filename) ?? 'Resume text'}
          </span>
          {/* Beside what is said of a requirement there is no room for both. */}
          {result.language && !chosen && (
            <span
              title="The language that this document was read in"
              className="whitespace-nowrap text-ink-3"
            >
              {result.language.name}
            </span>
          )}
          <span
            role="status"
            className="num ml-auto whitespace-nowrap text-ink-3 max-sm:mr-auto max-sm:ml-0"
          >
            {chosen &&
              (choice.of > 0
                ? `${chosen.label}, ${choice.position} of ${choice.of}`
                : `${chosen.label}, no evidence found`)}
          </span>
          {chosen && onReport && (
            <Report requirement={chosen} onReport={onReport} key={chosen.id} />
          )}
          <Button
            variant="quiet"
            size="sm"
            disabled={steps.length === 0}
            onClick={() => choice.step(1)}
            className="-mr-2 text-12"
          >
            Next evidence
            {/* A phone has no keys, and no room for them. */}
            <span className="max-sm:hidden">
              <Kbd>E</Kbd>
            </span>
          </Button>
        </div>
      </div>
      <ResumeText
        text={text}
        marks={marks}
        requirementId={choice.requirementId}
        markKey={choice.markKey}
        led={choice.led}
        onChoose={choice.chooseMark}
        onLeave={() => list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()}
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
  const groups = GROUPS.map((group) => requirements.filter((part) => part.group === group));
  const points = groups
    .filter((group) => group.length > 0)
    .map((group) => group.reduce((sum, part) => sum + part.shown.points, 0));
  const total = points.reduce((sum, part) => sum + part, 0);
  return (
    <div className="pt-4 pb-3">
      <p className="num mb-2 flex justify-between gap-3 text-12 text-ink-3">
        <span>Where the points come from</span>
        <span className="whitespace-nowrap">
          <span className="text-ink">{points.join(' + ')}</span> ={' '}
          <b className="font-medium text-ink">{total}</b> of 100
        </span>
      </p>
      <BreakdownBar
        tier={result.tier}
        chosen={chosen}
        parts={requirements.map(({ id, label, group, exact }) => ({ id, label, group, ...exact }))}
      />
    </div>
  );
}

/** Where the list scrolls by itself, it follows what is chosen elsewhere: by a mark, a dot of the table or a key. */
function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string | null): void {
  useEffect(() => {
    const item = list.current?.querySelector('[aria-pressed="true"]');
    if (chosen !== null && list.current && item) showInColumn(item, list.current);
  }, [list, chosen]);
}

/** E and Shift+E step through the evidence. */
function useEvidenceActions(step: (by: 1 | -1) => void): void {
  useActions([
    {
      id: 'evidence.next',
      label: 'Next evidence',
      scope: 'selection',
      group: 'Evidence',
      keys: 'e',
      reach: 'dialogs',
      run: () => step(1),
    },
    {
      id: 'evidence.previous',
      label: 'Previous evidence',
      scope: 'selection',
      group: 'Evidence',
      keys: 'Shift+E',
      reach: 'dialogs',
      run: () => step(-1),
    },
  ]);
}
