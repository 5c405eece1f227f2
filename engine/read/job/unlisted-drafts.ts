import type { RequirementKind } from '@candor/domain/model/match';
import type { ScannedText } from '../scan';
import type { Ask, Draft } from './draft';
import { draftFrom, orList, wordingOf } from './sentence-draft';
import type { Sentence } from './sentences';
import type { UnlistedName } from './unlisted-names';

const OR_SIGN = /^[\s"')]*,?\s*(?:and\/)?or[\s"'(]*$|^ ?\/ ?$/;
const COMMA = /^,\s$/;
const CHOSEN: readonly RequirementKind[] = ['skill', 'experience', 'certification', 'licence'];

/** The most words of a name that no list has. */
const LONGEST_NAME = 3;

/** Adds the names that the taxonomy lacks: alone, or as the other option of a listed one. */
export function withUnlisted(
  scanned: ScannedText,
  sentence: Sentence,
  listed: readonly Draft[],
  names: readonly UnlistedName[],
): Draft[] {
  const drafts = [...listed];
  const alone: { readonly name: UnlistedName; readonly draft: Draft }[] = [];
  for (const name of names) {
    const draft = nameDraft(scanned, sentence, name);
    if (joinChoice(scanned, drafts, name, draft)) continue;
    drafts.push(draft);
    alone.push({ name, draft });
  }
  // From the end: 'Loxo, Zephyr, Bullhorn or Vincere' is a choice only since its last option joined.
  for (const { name, draft } of alone.reverse()) {
    const at = drafts.indexOf(draft);
    if (at === -1) continue;
    drafts.splice(at, 1);
    if (!joinChoice(scanned, drafts, name, draft)) drafts.splice(at, 0, draft);
  }
  return drafts;
}

/** Makes a name one more option of the choice that it belongs to, if there is one. */
function joinChoice(
  scanned: ScannedText,
  drafts: Draft[],
  name: UnlistedName,
  named: Draft,
): boolean {
  const at = drafts.findIndex((draft) => isChoice(scanned, draft, name));
  const other = drafts[at];
  if (other === undefined) return false;
  drafts[at] = eitherOf(other, named);
  return true;
}

/** A name that the taxonomy lacks, asked for by its words. */
function nameDraft(scanned: ScannedText, sentence: Sentence, name: UnlistedName): Draft {
  const words = scanned.words.word.slice(name.first, name.last + 1);
  return draftFrom(sentence, {
    text: wordingOf(scanned, name),
    kind: 'other',
    ask: { type: 'phrase', stems: [...new Set(words.map((word) => word.stem))], concepts: [] },
    first: name.first,
    last: name.last,
    stated: true,
  });
}

/** True if a name in no list is the other option of known ones: 'Gainsight or Planhat'. */
function isChoice(
  { folded, words }: ScannedText,
  { ask, kind, alternatives, first, last }: Draft,
  name: UnlistedName,
): boolean {
  if (ask.type === 'degree' || ask.type === 'years') return false;
  // 'Stripe or Square': neither is in a list.
  const isName = ask.type === 'phrase' && last - first < LONGEST_NAME;
  if (!CHOSEN.includes(kind) && !isName) return false;
  if (ask.type === 'skill' && (ask.similar || ask.years !== null)) return false;
  const isOfMany = alternatives.length > 1;
  if (first < name.first && name.last < last) return isOfMany;
  const [before, after] = last < name.first ? [last, name.first] : [name.last, first];
  const between = folded.text.slice(words.end[before] ?? 0, words.start[after] ?? 0);
  if (OR_SIGN.test(between)) return true;
  // 'WMS (Manhattan, Zephyrus)'.
  if (isOfMany && /^, $|^\/$/.test(between) && closesBracket(folded.text, words.end[name.last])) {
    const choice = folded.text.slice(words.start[first] ?? 0, words.end[last] ?? 0);
    if (last < name.first && choice.includes('(') && !choice.includes(')')) return true;
  }
  // 'Alibre, Creo or CATIA', 'Creo, Alibre or BricsCAD'.
  if (!COMMA.test(between)) return false;
  return after === first ? isOfMany : words.word[name.last + 1]?.form === 'or';
}

function closesBracket(text: string, end = 0): boolean {
  return text.startsWith(')', end);
}

/** One demand that known names and the words of another one meet alike. */
function eitherOf(listed: Draft, named: Draft): Draft {
  const { ask } = listed;
  const concepts = ask.type === 'skill' || ask.type === 'phrase' ? ask.concepts : [];
  const known = listed.alternatives.length > 0 ? listed.alternatives : [listed.text];
  const names = listed.first < named.first ? [...known, named.text] : [named.text, ...known];
  return {
    ...listed,
    text: orList(names),
    ask: named.ask.type === 'phrase' ? { ...named.ask, concepts, ...furtherWords(ask) } : ask,
    alternatives: names,
    first: Math.min(listed.first, named.first),
    last: Math.max(listed.last, named.last),
  };
}

/** The words of the options before, if a choice has several that no list knows. */
function furtherWords(ask: Ask): { others?: readonly (readonly string[])[] } {
  return ask.type === 'phrase' ? { others: [...(ask.others ?? []), ask.stems] } : {};
}
