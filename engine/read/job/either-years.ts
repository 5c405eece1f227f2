import type { AskedYears } from './asked-years';
import type { Draft } from './draft';
import { orList } from './sentence-draft';

/** A skill with its years, and where it stands in the folded text of its sentence. */
export type PlacedDraft = { readonly draft: Draft; readonly start: number; readonly end: number };

/** What opens the second of two ways: '..., or at least ' before its years. */
const OR_YEARS = /^[^,;.]{0,24},? or (?:at least |a minimum of )?$/;

/**
 * 'Two years of Python, or four years of SQL' asks for either: one demand with both names, for which the shorter time is due.
 */
export function eitherYears(
  folded: string,
  placed: readonly PlacedDraft[],
  asked: readonly AskedYears[],
): Draft[] {
  const drafts: PlacedDraft[] = [];
  for (const one of placed) {
    const before = drafts.at(-1);
    const years = asked.find(({ start }) => before !== undefined && start > before.end);
    const either =
      before !== undefined &&
      years !== undefined &&
      years.start < one.start &&
      OR_YEARS.test(folded.slice(before.end, years.start))
        ? eitherOf(before, one)
        : null;
    if (either === null) drafts.push(one);
    else drafts.splice(-1, 1, either);
  }
  return drafts.map(({ draft }) => draft);
}

function eitherOf(one: PlacedDraft, other: PlacedDraft): PlacedDraft | null {
  const [first, second] = [one.draft, other.draft];
  if (first.ask.type !== 'skill' || second.ask.type !== 'skill') return null;
  if (first.ask.years === null || second.ask.years === null) return null;
  const alternatives = [first.text, second.text];
  const draft: Draft = {
    ...first,
    text: orList(alternatives),
    alternatives,
    ask: {
      ...first.ask,
      concepts: [...first.ask.concepts, ...second.ask.concepts],
      years: Math.min(first.ask.years, second.ask.years),
    },
    last: second.last,
  };
  return { draft, start: one.start, end: other.end };
}
