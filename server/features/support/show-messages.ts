import { validationError } from '@candor/domain/errors';
import type { MessagesQuery } from '@candor/domain/model/support';
import type { z } from 'zod';
import type { Executor } from '../../db/database';
import { inOrderOfWriting, type PlacedRow } from './order';
import { numberOf } from './present';
import { latestMessages } from './store';

/**
 * A page of a ticket's messages, from the latest on or from before one of them, in the order in which they were written.
 *
 * @throws AppError 400 for what is no message's id.
 */
export async function messagePage(
  executor: Executor,
  ticketId: string,
  { before, limit }: z.infer<typeof MessagesQuery>,
): Promise<{ rows: PlacedRow[]; hasMore: boolean }> {
  const number = before === undefined ? null : numberOf(before);
  if (before !== undefined && number === null) {
    throw validationError([{ field: 'before', message: NO_MESSAGE }]);
  }
  const found = await latestMessages(executor, ticketId, { before: number, limit: limit + 1 });
  const page = found.slice(0, limit).reverse();
  // The first one stays where it is: its id is used to request the previous page.
  const rows = [page.slice(0, 1), page.slice(1)].flatMap(inOrderOfWriting);
  return { rows, hasMore: found.length > limit };
}

const NO_MESSAGE = 'Must be the id of a message';
