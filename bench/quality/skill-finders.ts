import { findSkills } from '@candor/engine';
import { nameListFinder } from '../baselines/name-list';
import type { TechnologyRow } from '../data/rows';

/** A skill that somebody's program found in a text. */
export type FoundSkill = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly type: 'hard' | 'soft';
};

/** Something that finds skills in a text. */
export type SkillFinder = { readonly name: string; find(text: string): readonly FoundSkill[] };

/** The engine first, then the plain search for the names of a public list. */
export function skillFinders(technologies: readonly TechnologyRow[]): SkillFinder[] {
  const find = nameListFinder(technologies);
  return [
    { name: 'Candor', find: findSkills },
    {
      name: 'plain list',
      find: (text) => find(text).map((found) => ({ ...found, type: 'hard' as const })),
    },
  ];
}
