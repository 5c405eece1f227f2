import type { ReactNode } from 'react';

/** A component of `web/src/ui` in all its states. */
export type Exhibit = {
  /** The name of its file. */
  component: string;
  states: readonly { name: string; node: ReactNode }[];
};
