import { BULLET } from '../bullet';
import { originalOffset } from '../fold';
import type { ScannedText } from '../scan';
import { askedYears } from './asked-years';
import { purposeOf } from './headings';

/** An item of a job that is only a keyword list: words `first` to `last`, inclusive. */
export type ListItem = { readonly text: string; readonly first: number; readonly last: number };

const LABELS =
  /^(?:role|roles|key skills?|skills?|job title|title|keywords?|position|required skills?)$/;
/** Words of sentences: nobody lists them as key skills. */
const OF_SENTENCES =
  /\b(?:you|we|your|our|will|must|should|are|is|needs?|looking|preferred|required|plus|ideally|nice to have)\b/;
const LONGEST_LIST = 130;
const LONGEST_ITEM = 6;
const FEWEST_ITEMS = 2;

/** The items of a job written as a bare keyword list; null for a job written in sentences. */
export function keywordItems(scanned: ScannedText): ListItem[] | null {
  const { word, gap, start, end } = scanned.words;
  if (word.length === 0 || word.length > LONGEST_LIST || isTitled(scanned.text)) return null;
  const items: ListItem[] = [];
  const seen = new Set<string>();
  let first = 0;
  for (let next = 1; next <= word.length; next++) {
    const between =
      next < word.length ? scanned.folded.text.slice(end[next - 1] ?? 0, start[next] ?? 0) : '\n';
    const parts = gap[next] !== 0 || between.includes('/') || next === word.length;
    if (!parts) continue;
    const last = next - 1;
    const folded = scanned.folded.text.slice(start[first] ?? 0, end[last] ?? 0);
    if (last - first + 1 > LONGEST_ITEM || isOfPosting(folded)) return null;
    if (!LABELS.test(folded) && !seen.has(folded)) {
      seen.add(folded);
      const from = originalOffset(scanned.folded, start[first] ?? 0);
      items.push({
        text: scanned.text
          .slice(from, originalOffset(scanned.folded, end[last] ?? 0))
          .replace(/\s+/g, ' '),
        first,
        last,
      });
    }
    first = next;
  }
  return items.length >= FEWEST_ITEMS ? items : null;
}

/** Whether points stand below a title, however short they are: 'Biostatistician', '- SAS', '- Clinical trials'. */
function isTitled(text: string): boolean {
  const [title = '', ...points] = text.split('\n').filter((line) => line.trim() !== '');
  return !BULLET.test(title) && points.filter((line) => BULLET.test(line)).length >= FEWEST_ITEMS;
}

/** Headings, years, degrees and words of sentences belong to a posting, however short its lines are. */
function isOfPosting(item: string): boolean {
  if (LABELS.test(item)) return false;
  return (
    purposeOf(item) !== null ||
    askedYears(item).length > 0 ||
    OF_SENTENCES.test(item) ||
    /\bdegree\b|\bdiploma\b/.test(item)
  );
}
