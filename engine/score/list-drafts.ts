import type { ListItem } from '../read/job/keyword-list';
import type { ScannedText } from '../read/scan';
import type { FoundNames } from '../skills/find-names';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { tells } from './job-terms';
import type { RankedDraft } from './rank-drafts';

/** One requirement for each item of a job that is a list of key words; all weigh the same. */
export function listDrafts(
  scanned: ScannedText,
  items: readonly ListItem[],
  names: FoundNames,
): RankedDraft[] {
  const { concepts } = taxonomyIndex();
  return items.flatMap((item): RankedDraft[] => {
    const named = names.concepts.find((m) => m.first === item.first && m.last === item.last);
    const words = scanned.words.word.slice(item.first, item.last + 1);
    const stems = [...new Set(words.filter(tells).map((word) => word.stem))];
    if (named === undefined && stems.length === 0) return [];
    const shared = {
      importance: 'must',
      alternatives: [],
      first: item.first,
      last: item.last,
      mentions: 1,
    } as const;
    const draft =
      named === undefined
        ? ({ ...shared, text: item.text, kind: 'other', ask: { type: 'phrase', stems } } as const)
        : ({
            ...shared,
            text: concepts[named.concept]?.name ?? item.text,
            kind: 'skill',
            ask: { type: 'skill', concepts: [named.concept], years: null },
          } as const);
    return [{ draft, weight: 1 }];
  });
}
