import { createHash } from 'node:crypto';
import type { Executor } from '../../db/database';
import type { Place } from './kept-meta';
import { stateOfData } from './store';

/** Names an answer by all that it tells of, and by the state of the account's data that it comes from. */
export async function nameAnswer(
  executor: Executor,
  userId: string,
  told: readonly unknown[],
): Promise<Place> {
  const state = await stateOfData(executor, userId);
  return nameQuestion(userId, [...told, state]);
}

/** Names what was asked, whatever the state of the data. */
export function nameQuestion(userId: string, told: readonly unknown[]): Place {
  const key = createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  return { userId, key };
}
