/** A page of an ordered list, counted from its beginning or from its end. */
export type Counted = { fromEnd: boolean; skip: number; limit: number };

/**
 * Counts a page from the end of its list that is nearer: a database walks over all that is skipped. Without a length,
 * because the list still grows, from its beginning.
 */
export function fromNearerEnd(
  { skip, limit }: { skip: number; limit: number },
  length: number | null,
): Counted {
  const after = length === null ? skip : length - skip - limit;
  if (length === null || after >= skip) return { fromEnd: false, skip, limit };
  return {
    fromEnd: true,
    skip: Math.max(0, after),
    limit: Math.max(0, Math.min(limit, length - skip)),
  };
}
