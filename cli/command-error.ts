import { ReaderStartError } from '@candor/documents';
import { ConfigError } from '@candor/server/settings/config-error';

/** Ends a command with exit code 1 and one plain sentence: what is wrong and what to do about it. */
export class CommandError extends Error {}

/** The sentence with which a command ends after this error; null after an unforeseen one. */
export function lastWords(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  if (error instanceof ReaderStartError) {
    return 'The programs that read documents did not start. End what else runs on this machine or give it more memory, and try again.';
  }
  return null;
}
