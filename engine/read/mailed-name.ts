import { type Folded, foldText } from './fold';
import { endOfLine, type FoundName, namesOn } from './header-name';
import type { KnownLines } from './known-lines';

/** The part of the first e-mail address before its sign. */
const LOCAL_PART = /([\p{L}\p{N}._%+-]{3,64})@[\p{L}\p{N}-]+\./u;
/** A name stands on the first pages, however late. */
const MOST_LINES = 300;
/** A shorter word is in many addresses by chance. */
const FEWEST_LETTERS = 4;
const BETWEEN = /[^\p{L}]+/u;

/**
 * The name of a resume whose top does not tell it, since a sidebar or a menu stands before it: the first line that is a name to
 * which the e-mail address belongs, as `j.quist@` belongs to Jonna Quist. Null where no line is.
 */
export function mailedName(text: string, folded: Folded, known: KnownLines): FoundName | null {
  const local = folded.text.includes('@') ? LOCAL_PART.exec(folded.text)?.[1] : undefined;
  if (local === undefined) return null;
  let start = 0;
  for (let line = 0; line < MOST_LINES && start < folded.text.length; line++) {
    for (const name of namesOn(text, folded, start, known)) {
      if (belongsTo(text.slice(name.start, name.end), local)) return name;
    }
    start = endOfLine(folded.text, start) + 1;
  }
  return null;
}

/** Whether the first or the last word of a name stands in an address, and the other one, too, or its first letter. */
function belongsTo(name: string, local: string): boolean {
  const words = foldText(name).text.split(BETWEEN).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  return (
    (holds(local, first) && local.replace(first, '').includes(last.charAt(0))) ||
    (holds(local, last) && local.replace(last, '').includes(first.charAt(0)))
  );
}

function holds(local: string, word: string): boolean {
  return word.length >= FEWEST_LETTERS && local.includes(word);
}
