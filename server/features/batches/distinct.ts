import { storable } from '../../db/storable';
import { textHash } from '../../scoring/text-hash';

/**
 * What a source has to be paid for, as far as that shows before a document is opened: each text once, however many rows have it,
 * and every document. What two documents have in common is known once both were read.
 */
export type Distinct = { texts: ReadonlySet<string>; documents: number };

/** Counts candidates one by one; a candidate without a text is a document. */
export function countDistinct(): { add(text: string | null): void; counted: Distinct } {
  const texts = new Set<string>();
  const counted = { texts, documents: 0 };
  return {
    counted,
    add: (text) => {
      // As it is stored: that is the text which is scored and charged.
      if (text === null) counted.documents += 1;
      else texts.add(textHash(storable(text)));
    },
  };
}

/**
 * How much quota they need, with what earlier runs have paid for. Never less than is charged later: of a text it is known
 * whether it was paid for, and what was paid beside the texts was paid for documents.
 */
export function unpaidOf({ texts, documents }: Distinct, paid: ReadonlySet<string>): number {
  const free = [...texts].filter((hash) => paid.has(hash)).length;
  return texts.size - free + Math.max(0, documents - (paid.size - free));
}
