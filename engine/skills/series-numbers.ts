import type { ScannedText } from '../read/scan';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { ConceptMention } from './mentions';

/** What joins the numbers of several exams: 'Series 7, 63 and 66', 'Series 6/63'. */
const JOINT = /^[\s]?(?:[,/&+]|,? ?(?:and|or|and\/or))[\s]?$/;
const JOINS = new Set(['and', 'or']);
const MOST_JOINED = 8;

/** The exams that only their number names behind one that is spelled out: 'Series 7, 63 and 66' are three. */
export function seriesNumbers(
  scanned: ScannedText,
  concepts: readonly ConceptMention[],
): ConceptMention[] {
  const { word } = scanned.words;
  return concepts
    .filter(({ first }) => word[first]?.form === 'series')
    .flatMap((mention) => numbersBehind(scanned, mention));
}

function numbersBehind(
  { words, folded }: ScannedText,
  { first, last }: ConceptMention,
): ConceptMention[] {
  const { conceptByName } = taxonomyIndex();
  const found: ConceptMention[] = [];
  let before = first + 1 < last ? first + 1 : last;
  for (let at = before + 1; at <= before + 2 && found.length < MOST_JOINED; at++) {
    const form = words.word[at]?.form ?? '';
    if (JOINS.has(form)) continue;
    const concept = conceptByName.get(`Series ${form}`);
    if (concept === undefined || words.line[at] !== words.line[first]) break;
    if (!JOINT.test(folded.text.slice(words.end[before] ?? 0, words.start[at] ?? 0))) break;
    found.push({ concept, first: at, last: at, canonical: false });
    before = at;
  }
  return found;
}
