const DEEPEST_CAUSE = 5;

/**
 * Nothing more can be stored: a file system's word for no room or no more of one's share (errno(3): ENOSPC, EDQUOT), and
 * PostgreSQL's for a full disk of its own (53100).
 */
export function isFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => /^(ENOSPC|EDQUOT|53100)$/.test(code));
}

/**
 * The database is away or has no strength left, or a disk fails: what PostgreSQL (classes 08, 53, 57 and 58), the connection and the
 * file system (EIO, EROFS) say then.
 */
export function isAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      /^(08|53|57P|58)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EIO|EROFS)$/.test(code) ||
      /Connection terminated|connection error and is not queryable/.test(message),
  );
}

/** A transaction with an unknown outcome: the connection broke when only `commit` was left to send. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection broke at the end of a transaction.', { cause });
  }
}

/** Whether the request may have been carried out, although it failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  return chainOf(error).some((one) => one instanceof OutcomeUnknown);
}

/** The database does not let its user do this (42501). */
export function isForbidden(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '42501');
}

/**
 * The database is overloaded, and the transaction kept nothing: no connection became free in time, a statement took
 * longer than allowed (57014), or had to give way to another (40001, 40P01, 55P03).
 */
export function isOverloaded(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      /^(57014|40001|40P01|55P03)$/.test(code) ||
      message === 'timeout exceeded when trying to connect',
  );
}

/** A transaction was ended because it and another one waited for each other; it kept nothing, and may simply begin again. */
export function isDeadlock(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '40P01');
}

/** A statement was rejected because somebody else was faster with something unique. */
export function isOutpaced(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '23505');
}

function causesOf(error: unknown): { code: string; message: string }[] {
  return chainOf(error).map((one) => ({
    code: 'code' in one ? String(one.code) : '',
    message: one.message,
  }));
}

/** An error and what caused it, as deep as one looks. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < DEEPEST_CAUSE; at = at.cause) {
    chain.push(at);
  }
  return chain;
}
