import type { After } from './create-connection';

/** The timer of this browser. */
export const after: After = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
