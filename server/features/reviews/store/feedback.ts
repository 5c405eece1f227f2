import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database';
import { evidenceFeedback } from '../../../db/schema';

export type NewFeedback = Omit<typeof evidenceFeedback.$inferInsert, 'id'>;

/** Stores feedback about the evidence of a requirement, and returns its id. */
export async function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<string> {
  const id = randomUUID();
  await tx.insert(evidenceFeedback).values({ id, ...feedback });
  return id;
}
