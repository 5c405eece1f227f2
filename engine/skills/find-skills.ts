import type { ConceptKind } from '../taxonomy/types';
import { type NamedActivity, type NamedSkill, namedSkills } from './named-skills';
import { type TaggedPosting, tagPosting } from './tagger/tag-posting';

/** A skill named in a text; offsets are UTF-16 units of the text. */
export type SkillMention = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly type: 'hard' | 'soft';
};

/** Kinds whose names are hardly ever plain words: they count unless the posting clearly speaks of something else. */
const PROPER_KINDS: ReadonlySet<ConceptKind> = new Set([
  'tool',
  'technology',
  'certification',
  'licence',
  'degree_field',
  'spoken_language',
]);
/** How sure the tagger must be, in tenths of a logit, that a name of a posting is meant as something to know. */
const LEAST_PROPER = -20;
const LEAST_PLAIN = -10;

/**
 * Finds the skills that a text names, in the order of the text; mentions never overlap. In a resume or a sentence these are
 * the names of the taxonomy. In a posting, what its sentences ask to know is found as well where the taxonomy has no name
 * for it, and a name that only describes the employer or the offer is left out.
 */
export function findSkills(text: string): SkillMention[] {
  const { skills: named, activities, language } = namedSkills(text);
  // The tagger has learnt from English postings alone.
  const tagged = language === 'en' ? tagPosting(text, named) : null;
  const found = tagged === null ? named.map(mentionOf) : inPosting(text, named, tagged);
  return withActivities(found, activities);
}

/** What people do stands beside what they know; it takes the place of a soft skill that is said in the same words. */
function withActivities(
  found: readonly SkillMention[],
  activities: readonly NamedActivity[],
): SkillMention[] {
  const kept = found.filter(
    (skill) =>
      skill.type === 'hard' ||
      !activities.some(({ start, end }) => start < skill.end && skill.start < end),
  );
  const done = activities.map((activity): SkillMention => ({ ...activity, type: 'soft' }));
  return [...kept, ...done].sort((one, other) => one.start - other.start || one.end - other.end);
}

function inPosting(
  text: string,
  named: readonly NamedSkill[],
  tagged: TaggedPosting,
): SkillMention[] {
  const kept = named
    .filter((skill) => tagged.marginOf(skill.start, skill.end) >= leastFor(skill))
    .map(mentionOf);
  const widened = new Set<SkillMention>();
  const terms = tagged.terms.flatMap(({ start, end }): SkillMention[] => {
    const inside = kept.filter((skill) => skill.start < end && skill.end > start);
    const [only] = inside;
    if (only === undefined) return [{ name: text.slice(start, end), start, end, type: 'hard' }];
    if (inside.length > 1 || only.type === 'soft') return [];
    widened.add(only);
    return [{ ...only, start, end }];
  });
  return [...kept.filter((skill) => !widened.has(skill)), ...terms].sort(
    (one, other) => one.start - other.start,
  );
}

function leastFor({ kind }: NamedSkill): number {
  if (kind === 'soft_skill') return Number.NEGATIVE_INFINITY;
  return PROPER_KINDS.has(kind) ? LEAST_PROPER : LEAST_PLAIN;
}

function mentionOf({ name, kind, start, end }: NamedSkill): SkillMention {
  return { name, start, end, type: kind === 'soft_skill' ? 'soft' : 'hard' };
}
