import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database';

/** Notes in a transaction, as its last statement, that it is about to take effect. Throws if it must not. */
export type Mark = (tx: Tx) => Promise<void>;

const scopes = new AsyncLocalStorage<{ mark: Mark | null }>();

/**
 * Does work whose transactions each set a mark, so that the effect and the note of it are stored together or not at
 * all. Whatever the work leaves running sets none any more.
 */
export async function withMark<Result>(mark: Mark, work: () => Promise<Result>): Promise<Result> {
  const scope: { mark: Mark | null } = { mark };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.mark = null;
  }
}

/**
 * Does work whose transactions set no mark: what they store is no effect of the call, which may be run again all the
 * same.
 */
export function withoutMark<Result>(work: () => Promise<Result>): Promise<Result> {
  return scopes.run({ mark: null }, work);
}

/** Sets the mark of the work that this transaction is part of, if it has one. */
export async function setMark(tx: Tx): Promise<void> {
  await scopes.getStore()?.mark?.(tx);
}
