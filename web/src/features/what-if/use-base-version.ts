import { useState } from 'react';

/**
 * The version that a change stands on. While something is changed it stays the one that the change was begun on, though
 * a newer one arrives: only whoever was told of that one may save over it.
 */
export function useBaseVersion(newest: number | undefined, changed: boolean) {
  const [base, setBase] = useState(newest);
  if (base !== newest && (base === undefined || !changed)) setBase(newest);
  return { base, standOnNewest: () => setBase(undefined) };
}
