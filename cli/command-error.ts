/** Ends a command with exit code 1 and one plain sentence: what is wrong and what to do about it. */
export class CommandError extends Error {}
