import { AppError, validationError } from '@candor/domain/errors';
import type { ItemProblem } from '../ports/candidate-source';

/** When to hand a file in again that the scanner did not look at. Seconds. */
const RETRY_AFTER_S = 30;

/** The refusal of a file that is not opened: 503 while the scanner gives no verdict, otherwise 400 with the cause. */
export function unsafeFile(field: string, { code, message }: ItemProblem): AppError {
  if (code !== 'not_scanned') return validationError([{ field, message }]);
  return new AppError('service_unavailable', {
    detail: message,
    reason: 'scanner_away',
    retry_after: RETRY_AFTER_S,
  });
}
