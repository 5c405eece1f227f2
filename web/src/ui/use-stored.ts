import { useState } from 'react';

/** A small choice that this browser remembers. `read` returns the default for anything it does not understand. */
export function useStored<Value>(
  key: string,
  read: (stored: string | null) => Value,
  write: (value: Value) => string,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(window.localStorage.getItem(key)));
  const choose = (next: Value) => {
    setValue(next);
    window.localStorage.setItem(key, write(next));
  };
  return [value, choose];
}
