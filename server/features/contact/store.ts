import { randomUUID } from 'node:crypto';
import type { ContactBody } from '@candor/domain/model/contact';
import { eq, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { contactMessages } from '../../db/schema';

export type ContactRow = typeof contactMessages.$inferSelect;

/** Stores a message and returns its id. Empty fields are not stored as text. */
export async function insertMessage(
  tx: Tx,
  message: Omit<ContactBody, 'website'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const company = message.company || null;
  const phone = message.phone || null;
  await tx.insert(contactMessages).values({ ...message, company, phone, id, createdAt: now });
  return id;
}

/** A message; null for one that is gone. */
export async function findMessage(executor: Executor, id: string): Promise<ContactRow | null> {
  const [row] = await executor.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** Erases messages that came before a moment. */
export async function eraseMessages(executor: Executor, before: Date): Promise<void> {
  await executor.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
