import { GROUPS, groupOf, type RequirementGroup } from './requirement-group';

type Labelable = { importance: 'must' | 'nice'; source?: object | null };

export type Labelled<T> = T & { label: string; group: RequirementGroup };

/**
 * The order and short names in which requirements are shown everywhere: the job as a whole, then must-haves, then
 * nice-to-haves, numbered R1, R2 and so on. Within a group the given order stays.
 */
export function labelRequirements<T extends Labelable>(requirements: readonly T[]): Labelled<T>[] {
  const grouped = requirements.map((requirement) => ({
    ...requirement,
    group: groupOf(requirement),
  }));
  return GROUPS.flatMap((group) => grouped.filter((one) => one.group === group)).map(
    (requirement, index) => ({ ...requirement, label: `R${index + 1}` }),
  );
}
