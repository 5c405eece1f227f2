import type { ScannedText } from '../read/scan';
import { NO_BREAK } from '../read/words';
import type { ConceptName } from '../taxonomy/index-concepts';
import { mayOpenOwnName } from '../taxonomy/own-terms';

/** An own name in a text: it ends with word `last`. */
export type OwnName = { readonly name: ConceptName; readonly last: number };

/** The longest own name that begins at a word, never across a break; null where none does. */
export function ownNameAt({ own, words }: ScannedText, first: number): OwnName | null {
  const { word, gap } = words;
  const opening = word[first];
  if (own === null || opening === undefined || !mayOpenOwnName(own, opening.hash)) return null;
  let node = own.names.next.get(opening.form);
  let found: OwnName | null = null;
  for (let last = first; node !== undefined; last++) {
    if (node.name !== null) found = { name: node.name, last };
    if (gap[last + 1] !== NO_BREAK) break;
    node = node.next.get(word[last + 1]?.form ?? '');
  }
  return found;
}
