import type { ClientError } from '../../../api/client-error';

/** What the sender can fix is reported in the server's words; for everything else, that it could not be done. */
export function problemText(problem: ClientError | null, otherwise: string): string | null {
  if (!problem) return null;
  return problem.status >= 400 && problem.status < 500 ? problem.message : otherwise;
}
