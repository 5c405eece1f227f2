export type RequirementGroup = 'whole' | 'must' | 'nice';

type Grouped = {
  importance: 'must' | 'nice';
  /** Where the job text asks for it; null for what is derived from the whole text. */
  source?: object | null;
};

/** The order in which groups are shown. */
export const GROUPS: readonly RequirementGroup[] = ['whole', 'must', 'nice'];

export const GROUP_TITLE: Readonly<Record<RequirementGroup, string>> = {
  whole: 'The job as a whole',
  must: 'Must-haves',
  nice: 'Nice-to-haves',
};

/** What one requirement of a group is called. */
export const GROUP_WORD: Readonly<Record<RequirementGroup, string>> = {
  whole: 'The job as a whole',
  must: 'Must-have',
  nice: 'Nice-to-have',
};

/**
 * The group of a requirement. Lines derived from the whole job text, such as the role, weigh like must-haves, but
 * nobody can be said to miss one.
 */
export function groupOf({ importance, source }: Grouped): RequirementGroup {
  return source === null ? 'whole' : importance;
}

/** True for a must-have that the job text itself states. */
export function isMustHave(requirement: Grouped): boolean {
  return groupOf(requirement) === 'must';
}
