import { useEffect, useState } from 'react';

/** A value that follows another only after it has been stable for this many milliseconds. */
export function useDebounced<Value>(value: Value, still: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), still);
    return () => clearTimeout(timer);
  }, [value, still]);
  return settled;
}
