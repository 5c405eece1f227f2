import type { JobRequirement } from '@candor/domain/model/match';
import { useDeferredValue, useMemo } from 'react';
import { useUndoKeys } from '../../ui/use-undo-keys';
import { priceTags } from './price-tags';
import { rankPeople } from './rank-people';
import { ratePeople, type WhatIfPerson } from './rate-people';
import { reasonsBy } from './reasons-of';
import { changedLines, linesOf, onlyChanges } from './scenario';
import { shortlistStability } from './shortlist-stability';
import { useKeptScenario } from './use-kept-scenario';
import { useRubric } from './use-rubric';
import { figuresOf } from './what-if-figures';

export type Trial = ReturnType<typeof useWhatIf>;

/** A scenario over a batch: what was changed, the order that follows, and what each must-have costs. */
export function useWhatIf(
  batchId: string,
  requirements: readonly JobRequirement[],
  people: readonly WhatIfPerson[],
) {
  const { rubric, save } = useRubric(batchId);
  const history = useKeptScenario();
  useUndoKeys(history.undo, history.redo);
  const lines = useMemo(() => linesOf(requirements, rubric.data), [requirements, rubric.data]);
  const scenario = useMemo(() => onlyChanges(lines, history.now), [lines, history.now]);
  const rated = useMemo(() => ratePeople(people, lines), [people, lines]);
  const moved = useMemo(() => rankPeople(rated, lines, scenario), [rated, lines, scenario]);
  const reasons = useMemo(() => reasonsBy(lines, scenario), [lines, scenario]);
  const figures = useMemo(() => figuresOf(moved), [moved]);
  // Prices and firmness ask for many more rankings: the new order is drawn first.
  const calm = useDeferredValue(scenario);
  const prices = useMemo(() => priceTags(rated, lines, calm), [rated, lines, calm]);
  const stability = useMemo(() => shortlistStability(rated, lines, calm), [rated, lines, calm]);
  const changed = useMemo(() => changedLines(lines, scenario), [lines, scenario]);
  return {
    rubric,
    save,
    history,
    scenario,
    lines,
    moved,
    reasons,
    figures,
    prices,
    stability,
    changed,
  };
}
