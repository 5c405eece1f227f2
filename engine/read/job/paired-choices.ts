import type { ConceptMention } from '../../skills/mentions';
import type { ScannedText } from '../scan';

/** A name and what stands in the bracket behind it; `next` is the mention that follows. */
type Pair = {
  readonly head: ConceptMention;
  readonly partners: readonly ConceptMention[];
  readonly next: number;
};

const OPENS = /^ ?\($/;
const GOES_ON = /^(?: ?[,/] ?| or |, or )$/;
const NEXT_PAIR = /^ ?\),? or $/;
const FEWEST_PAIRS = 2;

/**
 * 'iOS (Swift) or Android (Kotlin)' asks for either pair: for one of what stands before the brackets, and for one of what stands in
 * them. `rest` is what belongs to no such choice.
 */
export function pairedChoices(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
): { groups: ConceptMention[][]; rest: readonly ConceptMention[] } {
  const groups: ConceptMention[][] = [];
  const rest: ConceptMention[] = [];
  let at = 0;
  while (at < mentions.length) {
    const pairs = pairsFrom(scanned, mentions, at);
    const last = pairs.at(-1);
    if (last === undefined || pairs.length < FEWEST_PAIRS) {
      rest.push(...mentions.slice(at, at + 1));
      at++;
      continue;
    }
    groups.push(
      pairs.map(({ head }) => head),
      pairs.flatMap(({ partners }) => partners),
    );
    at = last.next;
  }
  return { groups, rest };
}

function pairsFrom(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
  from: number,
): Pair[] {
  const pairs: Pair[] = [];
  let pair = pairAt(scanned, mentions, from);
  while (pair !== null) {
    pairs.push(pair);
    const isFollowed = NEXT_PAIR.test(textBefore(scanned, mentions, pair.next));
    pair = isFollowed ? pairAt(scanned, mentions, pair.next) : null;
  }
  return pairs;
}

function pairAt(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
  at: number,
): Pair | null {
  const head = mentions[at];
  if (head === undefined || !OPENS.test(textBefore(scanned, mentions, at + 1))) return null;
  let next = at + 2;
  while (GOES_ON.test(textBefore(scanned, mentions, next))) next++;
  const partners = mentions.slice(at + 1, next);
  const close = scanned.words.end[partners.at(-1)?.last ?? -1] ?? 0;
  return scanned.folded.text[close] === ')' ? { head, partners, next } : null;
}

/** The text between a mention and the one before it; empty if there is none. */
function textBefore(
  { folded, words }: ScannedText,
  mentions: readonly ConceptMention[],
  at: number,
): string {
  const [before, mention] = [mentions[at - 1], mentions[at]];
  if (before === undefined || mention === undefined) return '';
  return folded.text.slice(words.end[before.last] ?? 0, words.start[mention.first] ?? 0);
}
