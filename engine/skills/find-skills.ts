import { type NamedActivity, type NamedSkill, namedSkills } from './named-skills';
import { type TaggedPosting, tagPosting } from './tagger/tag-posting';

/** A skill named in a text; offsets are UTF-16 units of the text. */
export type SkillMention = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly type: 'hard' | 'soft';
};

/**
 * How sure the tagger must be, in tenths of a logit, that a name of a posting is meant as something to know. The same for
 * names that are hardly ever plain words: postings name their tools in passing too ('our Jira board').
 */
const LEAST = -10;
/** What joins two things to know, of which the first has a name of its own: 'microservices and gateways'. */
const JOINT = /^\s+(?:and|or|&)\s+/i;

/**
 * Finds the skills that a text names, in text order; mentions never overlap. In a resume or a sentence these are the
 * names of the taxonomy. In a posting, requirements for which the taxonomy has no name are found as well, and names
 * that only describe the employer or the offer are left out.
 */
export function findSkills(text: string): SkillMention[] {
  const { skills: named, activities, language } = namedSkills(text);
  // The tagger has learnt from English postings alone.
  const tagged = language === 'en' ? tagPosting(text, named) : null;
  const found = tagged === null ? named.map(mentionOf) : inPosting(text, named, tagged);
  return withActivities(found, activities);
}

/** Activities are listed in addition to knowledge; one replaces a soft skill expressed in the same words. */
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
    const rest = afterJoint(text, only, { start, end });
    if (rest !== null) return [{ name: text.slice(rest, end), start: rest, end, type: 'hard' }];
    widened.add(only);
    return [{ ...only, start, end }];
  });
  return [...kept.filter((skill) => !widened.has(skill)), ...terms].sort(
    (one, other) => one.start - other.start,
  );
}

/**
 * Where the second thing begins in a term that starts with a name and continues with 'and'; null for any other term.
 */
function afterJoint(
  text: string,
  name: SkillMention,
  term: { readonly start: number; readonly end: number },
): number | null {
  if (name.start !== term.start) return null;
  const joint = JOINT.exec(text.slice(name.end, term.end));
  return joint === null ? null : name.end + joint[0].length;
}

function leastFor({ kind }: NamedSkill): number {
  return kind === 'soft_skill' ? Number.NEGATIVE_INFINITY : LEAST;
}

function mentionOf({ name, kind, start, end }: NamedSkill): SkillMention {
  return { name, start, end, type: kind === 'soft_skill' ? 'soft' : 'hard' };
}
