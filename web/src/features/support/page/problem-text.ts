import type { ClientError } from '../../../api/client-error';

/** What the sender can change is told as the server words it; everything else is that it could not be done. */
export function problemText(problem: ClientError | null, otherwise: string): string | null {
  if (!problem) return null;
  return problem.status >= 400 && problem.status < 500 ? problem.message : otherwise;
}
