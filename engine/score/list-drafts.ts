import type { Draft } from '../read/job/draft';
import type { ListItem } from '../read/job/keyword-list';
import type { ScannedText } from '../read/scan';
import type { FoundNames } from '../skills/find-names';
import { conceptAt } from '../taxonomy/own-terms';
import type { RankedDraft, RankedDrafts } from './rank-drafts';
import { tells } from './tells';

/** One requirement per item of a job that is a keyword list, all with the same weight. */
export function listDrafts(
  scanned: ScannedText,
  items: readonly ListItem[],
  names: FoundNames,
): RankedDrafts {
  const kept = items.flatMap((item): RankedDraft[] => {
    const named = names.concepts.find((m) => m.first === item.first && m.last === item.last);
    const words = scanned.words.word.slice(item.first, item.last + 1);
    const stems = [...new Set(words.filter(tells).map((word) => word.stem))];
    if (named === undefined && stems.length === 0) return [];
    const draft: Draft = {
      text:
        named === undefined
          ? item.text
          : (conceptAt(scanned.own, named.concept)?.name ?? item.text),
      kind: named === undefined ? 'other' : 'skill',
      importance: 'must',
      ask: { type: 'phrase', stems, concepts: named === undefined ? [] : [named.concept] },
      alternatives: [],
      first: item.first,
      last: item.last,
      stated: true,
      mentions: 1,
    };
    return [{ draft, weight: 1 }];
  });
  return { kept, left: 0 };
}
