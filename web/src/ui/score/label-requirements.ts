type WithImportance = { importance: 'must' | 'nice' };

export type Labelled<T> = T & { label: string };

/**
 * The order and the short names in which requirements are shown everywhere: must-haves first, then nice-to-haves,
 * counted R1, R2 and so on. Inside a kind the given order stays.
 */
export function labelRequirements<T extends WithImportance>(
  requirements: readonly T[],
): Labelled<T>[] {
  const musts = requirements.filter((requirement) => requirement.importance === 'must');
  const nices = requirements.filter((requirement) => requirement.importance === 'nice');
  return [...musts, ...nices].map((requirement, index) => ({
    ...requirement,
    label: `R${index + 1}`,
  }));
}
