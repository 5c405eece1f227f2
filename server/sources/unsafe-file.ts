import { AppError, validationError } from '@candor/domain/errors';
import type { ReadProblemCode } from '@candor/domain/model/batch';
import type { ItemProblem } from '../ports/candidate-source';

/** When to hand a file in again that was not looked at. Seconds. */
const RETRY_AFTER_S = 30;

/** Who did not look at a file, as the reason of a 503. */
const AWAY: Partial<Record<ReadProblemCode, string>> = {
  not_scanned: 'scanner_away',
  not_read: 'reader_away',
};

/** The refusal of a file that is not opened: 503 while scanner or reader are away, otherwise 400 with the cause. */
export function unsafeFile(field: string, { code, message }: ItemProblem): AppError {
  const reason = AWAY[code];
  if (reason === undefined) return validationError([{ field, message }]);
  return new AppError('service_unavailable', {
    detail: message,
    reason,
    retry_after: RETRY_AFTER_S,
  });
}
