import type { Draft } from '../read/job/draft';
import type { FoundNames } from '../skills/find-names';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { EVERYDAY_TOOL_SHARE, KIND_WEIGHT, NICE_SHARE, TITLE_BOOST } from './weights';

export type RankedDraft = { readonly draft: Draft; readonly weight: number };

/** What is kept of a job, and how many distinct requirements there are beyond it. */
export type RankedDrafts = { readonly kept: readonly RankedDraft[]; readonly left: number };

/** Nobody reads more lines than this; the words of the rest count in the last line, which says how many they are. */
const MOST_REQUIREMENTS = 40;
/**
 * If a job states this many requirements, anything mentioned only in its duties weighs less and is not a must-have.
 */
const FEWEST_STATED = 3;
const DUTY_SHARE = 0.5;
const EVERYDAY = new Set([
  'Microsoft Office',
  'Microsoft Excel',
  'Microsoft Word',
  'Microsoft PowerPoint',
  'Microsoft Outlook',
  'Excel',
  'Word',
  'PowerPoint',
  'Outlook',
  'Email',
  'Internet',
  'Windows',
  'Microsoft Windows',
  'Data entry',
  'Google Workspace',
]);

/**
 * Merges drafts that ask for the same thing, weighs them and keeps the stated and the heaviest, in the order of the
 * job text.
 */
export function rankDrafts(
  drafts: readonly Draft[],
  names: FoundNames,
  titleWords: number,
): RankedDrafts {
  const joined = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const known = joined.get(key);
    joined.set(key, known === undefined ? draft : joinDrafts(known, draft));
  }
  const inTitle = new Set(names.concepts.filter((m) => m.last < titleWords).map((m) => m.concept));
  const hasStated =
    drafts.filter((draft) => draft.stated && draft.importance === 'must').length >= FEWEST_STATED;
  const ranked = [...joined.values()]
    .filter((draft) => !isPartOfAnother(draft, joined))
    .map((draft): RankedDraft => {
      const weight = weightOf(draft, inTitle);
      if (draft.stated || !hasStated) return { draft, weight };
      return { draft: { ...draft, importance: 'nice' }, weight: DUTY_SHARE * weight };
    })
    .sort(
      (a, b) =>
        Number(b.draft.stated) - Number(a.draft.stated) ||
        b.weight - a.weight ||
        a.draft.first - b.draft.first,
    );
  return {
    kept: ranked.slice(0, MOST_REQUIREMENTS).sort((a, b) => a.draft.first - b.draft.first),
    left: Math.max(0, ranked.length - MOST_REQUIREMENTS),
  };
}

/** What two drafts must share to be one requirement. A job has one demand for a degree and one for total years. */
function keyOf(draft: Draft): string {
  const { ask } = draft;
  if (ask.type === 'skill') return `skill ${[...ask.concepts].sort((a, b) => a - b).join(' ')}`;
  if (ask.type === 'phrase') return `phrase ${ask.stems.join(' ')}`;
  return `${ask.type} ${draft.importance}`;
}

function joinDrafts(a: Draft, b: Draft): Draft {
  const must = a.importance === 'must' || b.importance === 'must';
  const keep = asksMore(b, a) ? b : a;
  const similar = [a, b].some(({ ask }) => ask.type === 'skill' && ask.similar);
  return {
    ...keep,
    ask: keep.ask.type === 'skill' ? { ...keep.ask, similar } : keep.ask,
    importance: must ? 'must' : 'nice',
    stated: a.stated || b.stated,
    mentions: a.mentions + b.mentions,
  };
}

/** True where a demand says how long or how well a thing must be known and the other does not, or asks for less of it. */
function asksMore({ ask: more }: Draft, { ask: less }: Draft): boolean {
  if (more.type !== 'skill' || less.type !== 'skill') return false;
  if (less.years === null && more.years !== null) return true;
  return (more.level?.asks ?? 0) > (less.level?.asks ?? 0);
}

/**
 * 'React' asked for alone and again in 'React or Vue': the single demand stays, the choice adds nothing. Where only the duties
 * mention React, the choice that is demanded stays instead.
 */
function isPartOfAnother(draft: Draft, all: ReadonlyMap<string, Draft>): boolean {
  const { ask } = draft;
  if (ask.type !== 'skill') return false;
  const [only] = ask.concepts;
  if (ask.concepts.length === 1)
    return (
      !draft.stated &&
      [...all.values()].some(
        (other) => isDemandedChoice(other) && asksFor(other, only) && other !== draft,
      )
    );
  return ask.concepts.some((concept) => {
    const single = all.get(`skill ${concept}`);
    return single !== undefined && (single.stated || !isDemandedChoice(draft));
  });
}

function isDemandedChoice({ ask, stated }: Draft): boolean {
  return stated && ask.type === 'skill' && ask.concepts.length > 1;
}

function asksFor({ ask }: Draft, concept: number | undefined): boolean {
  return ask.type === 'skill' && ask.concepts.some((one) => one === concept);
}

function weightOf(draft: Draft, inTitle: ReadonlySet<number>): number {
  const importance = draft.importance === 'must' ? 1 : NICE_SHARE;
  const repeats = 1 + Math.log(draft.mentions) / 2;
  const base = KIND_WEIGHT[draft.kind === 'role' || draft.kind === 'domain' ? 'other' : draft.kind];
  if (draft.ask.type !== 'skill') return base * importance;
  const { concepts } = taxonomyIndex();
  const everyday = draft.ask.concepts.every((number) => EVERYDAY.has(concepts[number]?.name ?? ''));
  const titled = draft.ask.concepts.some((number) => inTitle.has(number));
  return (
    base * importance * repeats * (everyday ? EVERYDAY_TOOL_SHARE : 1) * (titled ? TITLE_BOOST : 1)
  );
}
