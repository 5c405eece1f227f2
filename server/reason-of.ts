/**
 * The words of anything that was thrown, or its code: a name with several addresses that all refuse leaves no words. The query
 * builder's own are the whole statement; what the database said about it is the cause.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message.startsWith('Failed query:') && error.cause) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
