import type { Importance, JobRequirement, RequirementKind, Span } from '@candor/domain/model/match';
import type { RubricAnswer, RubricLine } from '@candor/domain/model/rubric';
import { type ReadWeight, weightAs } from '../../ui/rubric/weight-level';
import { labelRequirements } from '../../ui/score/label-requirements';

/** How one requirement counts. */
export type Setting = { importance: Importance; weight: number; removed: boolean };

/** A requirement that can be changed: how the engine read it and how the stored scores count it. */
export type WhatIfLine = {
  id: string;
  label: string;
  text: string;
  kind: RequirementKind;
  requirementIds: readonly string[];
  /** Where the job text asks for it; null for what the engine derives from the whole text. */
  source: Span | null;
  /** A licence without which the work may not be done. */
  neededByLaw: boolean;
  read: ReadWeight;
  stored: Setting;
};

/** The changes, by requirement. Others count as stored. */
export type Scenario = Readonly<Record<string, Setting>>;

export const UNCHANGED: Scenario = {};

/**
 * The requirements that a batch is scored by. The original reading comes from the rubric; until it is loaded, the
 * stored weights substitute for it.
 */
export function linesOf(
  requirements: readonly JobRequirement[],
  rubric: RubricAnswer | undefined,
): WhatIfLine[] {
  const byFirst = new Map(rubric?.current.lines.map((line) => [line.requirement_ids[0], line]));
  return labelRequirements(requirements).map((requirement) => {
    const { id, label, text, kind, source, importance, weight } = requirement;
    const current = byFirst.get(id);
    const requirementIds = current?.requirement_ids ?? [id];
    return {
      id,
      label,
      text,
      kind,
      requirementIds,
      source,
      neededByLaw: isNeededByLaw(requirementIds, rubric) ?? requirement.needed_by_law === true,
      read: readOf(requirementIds, rubric) ?? { importance, weight },
      // The rubric's own scale: what a requirement can earn after others were deleted is not what it was weighed.
      stored: { importance, weight: current?.weight ?? weight, removed: false },
    };
  });
}

/** Whoever shows one of several merged requirements shows the line, so that all of them must be such a licence. */
function isNeededByLaw(ids: readonly string[], rubric: RubricAnswer | undefined): boolean | null {
  const parts = rubric?.read.filter(({ id }) => ids.includes(id)) ?? [];
  return parts.length === 0 ? null : parts.every((part) => part.needed_by_law === true);
}

/** Merged requirements count as their weightiest: they are alternatives of one. */
function readOf(ids: readonly string[], rubric: RubricAnswer | undefined): ReadWeight | null {
  const parts = rubric?.read.filter(({ id }) => ids.includes(id)) ?? [];
  const [first, ...rest] = parts;
  if (!first) return null;
  const { importance, weight } = rest.reduce(
    (best, part) => (part.weight > best.weight ? part : best),
    first,
  );
  return { importance, weight };
}

/** How a line counts in a scenario. */
export function settingOf(line: WhatIfLine, scenario: Scenario): Setting {
  return scenario[line.id] ?? line.stored;
}

/** How every line counts in a scenario, in the order of the lines. */
export function settingsOf(lines: readonly WhatIfLine[], scenario: Scenario): Setting[] {
  return lines.map((line) => settingOf(line, scenario));
}

/** The scenario with a change to one line. A change back to what is stored is no change. */
export function changeLine(
  scenario: Scenario,
  line: WhatIfLine,
  change: Partial<Setting>,
): Scenario {
  const next = { ...settingOf(line, scenario), ...change };
  const { [line.id]: _, ...others } = scenario;
  return isStored(line, next) ? others : { ...others, [line.id]: next };
}

/** The scenario with a line as must-have or nice-to-have, on the same step of weight. */
export function changeImportance(
  scenario: Scenario,
  line: WhatIfLine,
  importance: Importance,
): Scenario {
  const now = settingOf(line, scenario);
  const share = now.weight / weightAs(line.read, now.importance);
  return changeLine(scenario, line, {
    importance,
    weight: share * weightAs(line.read, importance),
  });
}

/** The scenario with one line as stored. */
export function restoreLine(scenario: Scenario, line: WhatIfLine): Scenario {
  return changeLine(scenario, line, line.stored);
}

/** The lines that differ from what is stored, in their order. */
export function changedLines(lines: readonly WhatIfLine[], scenario: Scenario): WhatIfLine[] {
  return lines.filter((line) => scenario[line.id] !== undefined);
}

/** A scenario without what is the same as stored, as in an old link to what was saved since, and what no line is. */
export function onlyChanges(lines: readonly WhatIfLine[], scenario: Scenario): Scenario {
  return Object.fromEntries(
    lines.flatMap((line): [string, Setting][] => {
      const setting = scenario[line.id];
      return setting && !isStored(line, setting) ? [[line.id, setting]] : [];
    }),
  );
}

/** A scenario as the rubric that scores by it. What was removed is left out. */
export function rubricOf(lines: readonly WhatIfLine[], scenario: Scenario): RubricLine[] {
  return lines.flatMap((line) => {
    const { importance, weight, removed } = settingOf(line, scenario);
    if (removed) return [];
    const { requirementIds, text, kind } = line;
    return [{ requirement_ids: [...requirementIds], text, kind, importance, weight }];
  });
}

function isStored({ stored }: WhatIfLine, setting: Setting): boolean {
  return (
    setting.removed === stored.removed &&
    setting.importance === stored.importance &&
    Math.abs(setting.weight - stored.weight) < 1e-9
  );
}
