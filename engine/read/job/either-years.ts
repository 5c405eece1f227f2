import type { AskedYears } from './asked-years';
import type { Draft } from './draft';
import { orList } from './sentence-draft';

/** A skill with its years, and where it stands in the folded text of its sentence. */
export type PlacedDraft = { readonly draft: Draft; readonly start: number; readonly end: number };

/** What opens the second of two ways: '..., or at least ' before its years. */
const OR_YEARS = /^[^,;.]{0,24},? or (?:at least |a minimum of )?$/;

/** The same behind years whose work no list has: '2 years in a hotel kitchen or '. */
const OR_UNNAMED = /^[^,;.]{0,60},? or (?:at least |a minimum of )?$/;
/** Fewer years for who has a degree: they are of the same work. */
const WITH_DEGREE =
  /^[^,;.]{0,30}\b(?:degree|master|bachelor|diploma|doctorate|ph\.?d|[bm]\.?[as]\b)/;

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
  return drafts.filter((one) => !isOneWay(folded, one, placed, asked)).map(({ draft }) => draft);
}

/**
 * Whether a skill with years is one of two ways whose other one has no name: 'two years of dispatch or four years of warehouse
 * experience' is read as years then, since the name alone would leave out the other way.
 */
function isOneWay(
  folded: string,
  { draft, start, end }: PlacedDraft,
  placed: readonly PlacedDraft[],
  asked: readonly AskedYears[],
): boolean {
  if (draft.ask.type !== 'skill' || draft.ask.years === null) return false;
  const own = asked.findLastIndex((years) => years.start < start);
  const [before, years, behind] = [asked[own - 1], asked[own], asked[own + 1]];
  if (years === undefined) return false;
  const isNamed = (from: number, to = folded.length): boolean =>
    placed.some((one) => one.start > from && one.start < to);
  if (behind !== undefined && OR_YEARS.test(folded.slice(end, behind.start)))
    return !isNamed(behind.start) && !WITH_DEGREE.test(folded.slice(behind.start));
  if (before === undefined || isNamed(before.start, years.start)) return false;
  return OR_UNNAMED.test(folded.slice(before.start, years.start));
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

/** The years of work that a sentence asks for: the first, and of two ways the shorter. */
export function fewestYears(folded: string, asked: readonly AskedYears[]): number | undefined {
  const [first, second] = asked;
  if (first === undefined || second === undefined) return first?.value;
  const isEither = OR_UNNAMED.test(folded.slice(first.start, second.start));
  return isEither ? Math.min(first.value, second.value) : first.value;
}
