import type { Readable, Writable } from 'node:stream';

/** What a command reads from and writes to, and what surrounds it: a process has one, a test makes its own. */
export type Terminal = {
  readonly input: Readable;
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly messages: Writable;
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** Ends the command with exit code 1 once its work is done. */
  fail(): void;
};
