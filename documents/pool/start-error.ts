/** The child processes that read documents could not be started: nothing is said about any document. */
export class ReaderStartError extends Error {
  constructor(cause: unknown) {
    super('The process that reads documents did not start.', { cause });
    // Logs give the name of an error, and none of its words.
    this.name = 'ReaderStartError';
  }
}
