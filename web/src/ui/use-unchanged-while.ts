import { useState } from 'react';

/** A value that stands still while something is under way, as it was when that began. */
export function useUnchangedWhile<Value>(busy: boolean, value: Value): Value {
  const [kept, keep] = useState(value);
  if (busy) return kept;
  if (!Object.is(kept, value)) keep(value);
  return value;
}
