import { useState } from 'react';

/**
 * The version that a change is based on. During a change it stays the initial one, even if a newer one arrives: only
 * somebody who was shown that one may save over it.
 */
export function useBaseVersion(newest: number | undefined, changed: boolean) {
  const [base, setBase] = useState(newest);
  if (base !== newest && (base === undefined || !changed)) setBase(newest);
  return { base, standOnNewest: () => setBase(undefined) };
}
