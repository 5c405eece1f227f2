import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../access/token';
import { apiKeys, ownTerms, passkeys, supportTickets } from '../../db/schema';
import type { TestUser } from '../factories';
import type { TestApp } from '../test-app';
import type { Sample } from './sample';

/** A passkey that opens nothing. */
export async function aPasskey({ db, clock }: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  await db.insert(passkeys).values({
    id,
    userId,
    name: 'Phone',
    credentialId: newToken(),
    publicKey: newToken(),
    counter: 0,
    transports: ['internal'],
    backedUp: false,
    createdAt: clock.now(),
  });
  return { params: { id } };
}

/** A term of the account’s own. */
export async function aTerm({ db, clock }: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  const now = clock.now();
  await db.insert(ownTerms).values({
    id,
    userId,
    name: `Lamp ${id}`,
    nameKey: `lamp ${id}`,
    kind: 'tool',
    aliases: [],
    broader: [],
    related: [],
    context: [],
    createdAt: now,
    updatedAt: now,
  });
  return { params: { id } };
}

/** A key that may read. */
export async function aKey({ db, clock }: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  await db.insert(apiKeys).values({
    id,
    userId,
    name: id,
    keyHash: hashToken(newToken()),
    last4: 'abcd',
    permissions: ['read'],
    createdAt: clock.now(),
  });
  return { params: { id } };
}

/** A ticket that is answered by e-mail: of those an account may have any number. */
export async function aTicket(
  { db, clock }: TestApp,
  { id: userId, email }: TestUser,
): Promise<Sample> {
  const id = randomUUID();
  const now = clock.now();
  await db.insert(supportTickets).values({
    id,
    userId,
    email,
    status: 'active',
    type: 'general',
    subject: 'Lamps',
    name: 'Robin',
    createdAt: now,
    lastMessageAt: now,
    lastNumber: 0,
    shownUpTo: 0,
    lastFromSupport: false,
  });
  return { params: { id } };
}
