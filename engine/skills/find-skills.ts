import { foldText, originalEnd, originalOffset } from '../read/fold';
import { blankMarkup } from '../read/markup';
import { scanText } from '../read/scan';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { findNames } from './find-names';

/** A skill named in a text; offsets are UTF-16 units of the text. */
export type SkillMention = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly type: 'hard' | 'soft';
};

/** Finds every skill of the taxonomy that a text names, in the order of the text. Mentions never overlap. */
export function findSkills(text: string): SkillMention[] {
  const scanned = scanText(text, foldText(blankMarkup(text)), []);
  const { concepts } = taxonomyIndex();
  const mentions: SkillMention[] = [];
  for (const mention of findNames(scanned).concepts) {
    const concept = concepts[mention.concept];
    if (concept === undefined) continue;
    mentions.push({
      name: concept.name,
      start: originalOffset(scanned.folded, scanned.words.start[mention.first] ?? 0),
      end: originalEnd(scanned.folded, text, scanned.words.end[mention.last] ?? 0),
      type: concept.kind === 'soft_skill' ? 'soft' : 'hard',
    });
  }
  return mentions;
}
