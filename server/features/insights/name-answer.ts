import { createHash } from 'node:crypto';
import type { Executor } from '../../db/database';
import { stateOfData } from './store';
import type { Place } from './store-kept';

/** Keys an answer by everything it covers, and by the state of the account's data behind it. */
export async function nameAnswer(
  executor: Executor,
  userId: string,
  told: readonly unknown[],
): Promise<Place> {
  const state = await stateOfData(executor, userId);
  return nameQuestion(userId, [...told, state]);
}

/** Keys a question, whatever the state of the data. */
export function nameQuestion(userId: string, told: readonly unknown[]): Place {
  const key = createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  return { userId, key };
}
