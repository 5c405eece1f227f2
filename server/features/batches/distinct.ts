import { storable } from '../../db/storable';
import { textHash } from '../../scoring/text-hash';

/**
 * What must be paid for in a source, as far as can be known before a document is opened: each text once, however many
 * rows have it, and every document. Whether two documents have the same text is known only after reading both.
 */
export type Distinct = { texts: ReadonlySet<string>; documents: number };

/** Counts candidates one by one; a candidate without a text is a document. */
export function countDistinct(): { add(text: string | null): void; counted: Distinct } {
  const texts = new Set<string>();
  const counted = { texts, documents: 0 };
  return {
    counted,
    add: (text) => {
      // As stored, because that is the text which is scored and charged.
      if (text === null) counted.documents += 1;
      else texts.add(textHash(storable(text)));
    },
  };
}

/**
 * How much quota they need, given what earlier runs have paid for. Never less than is charged later: for a text it is
 * known whether it was paid for, and whatever was paid beyond the texts was paid for documents.
 */
export function unpaidOf({ texts, documents }: Distinct, paid: ReadonlySet<string>): number {
  const free = [...texts].filter((hash) => paid.has(hash)).length;
  return texts.size - free + Math.max(0, documents - (paid.size - free));
}
