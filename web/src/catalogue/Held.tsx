import { type ReactNode, useState } from 'react';

type HeldProps<Value> = {
  initial: Value;
  children: (value: Value, set: (next: Value) => void) => ReactNode;
};

/** Gives a component that is steered from outside somebody who steers it. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
