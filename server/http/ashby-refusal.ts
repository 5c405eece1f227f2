import type { ErrorBody } from '@candor/domain/errors';
import type { AshbyRefusal } from '@candor/domain/model/ats-partner';

/** Errors that the Ashby user can do something about: Ashby shows the message of a 422, and of nothing else. */
const SHOWN: ReadonlySet<number> = new Set([400, 402, 404]);

/** The status that reports an error to Ashby. */
export function ashbyStatus(status: number): number {
  return SHOWN.has(status) ? 422 : status;
}

/** An error in Ashby's envelope. */
export function inAshbysWords(
  status: number,
  { errors: _fields, ...body }: ErrorBody,
): { status: number; body: AshbyRefusal } {
  const { code, detail: message, request_id: requestId } = body;
  const errorInfo = { code, message, requestId };
  return {
    status: ashbyStatus(status),
    body: { ...body, success: false, message, errors: [code], errorInfo },
  };
}
