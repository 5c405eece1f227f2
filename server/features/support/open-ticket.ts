import type { BodyOf } from '@candor/domain/api/endpoint';
import type { support } from '@candor/domain/api/support';
import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { opensFeature } from '@candor/domain/rules/plans';
import { type AuditEntry, audit, doer } from '../../access/audit';
import { countAgainst } from '../../access/rate-limits';
import { closedFeature } from '../../access/refusals';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { oweTicketLetter } from './owe-letters';
import {
  appendMessage,
  findContact,
  insertTicket,
  lockOpenChat,
  type NewTicket,
  type TicketRow,
} from './store';

type MailCall = Pick<Call<typeof support.mail>, 'actor' | 'body' | 'requestId'>;
type ChatCall = Pick<Call<typeof support.chat>, 'actor' | 'allowance' | 'body' | 'requestId'>;
type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

const TRIES = 3;

/** A ticket, and whether it was there already. */
type Opened = { ticketId: string; existing: boolean };

/**
 * Opens a ticket that is answered by e-mail, at the address that its sender names.
 *
 * @throws AppError 429 after too many tickets.
 */
export async function openMailTicket(deps: Needs, call: MailCall): Promise<Opened> {
  const { actor, body } = call;
  const now = deps.clock.now();
  await countAgainst('ticket', { db: deps.db, subject: actor.userId, now });
  const { name, email, subject, message, type } = body;
  const wanted: NewTicket = {
    userId: actor.userId,
    type,
    priority: null,
    subject,
    name,
    email,
    channelId: null,
  };
  return deps.db.transaction(async (tx) => {
    const ticket = await insertTicket(tx, wanted, now);
    if (!ticket) throw new Error('A ticket by e-mail met an open one.');
    await say(deps, tx, ticket, message, now);
    await noteOpened(tx, ticket, call, now);
    return { ticketId: ticket.id, existing: false };
  });
}

/**
 * Opens a ticket with a chat. If its owner already has an open one, the message goes there: nothing that was written
 * is lost, and there is one conversation at a time.
 *
 * @throws AppError 402 for an urgency that the plan does not include; 429 after too many tickets.
 */
export async function openChatTicket(deps: Needs, call: ChatCall): Promise<Opened> {
  const { actor, allowance, body } = call;
  if (body.priority !== 'normal' && !opensFeature(allowance.features, 'priority_support')) {
    throw closedFeature(allowance, 'priority_support');
  }
  const now = deps.clock.now();
  await countAgainst('ticket', { db: deps.db, subject: actor.userId, now });
  return deps.db.transaction(async (tx) => {
    const wanted = await chatOf(tx, actor.userId, body);
    const { ticket, existing } = await openOrJoin(tx, wanted, now);
    await say(deps, tx, ticket, body.message, now);
    if (!existing) await noteOpened(tx, ticket, call, now);
    return { ticketId: ticket.id, existing };
  });
}

/** An open chat may be closed between the two looks: then there is room for a new one. */
async function openOrJoin(
  tx: Tx,
  wanted: NewTicket,
  now: Date,
): Promise<{ ticket: TicketRow; existing: boolean }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await insertTicket(tx, wanted, now);
    if (made) return { ticket: made, existing: false };
    const open = await lockOpenChat(tx, wanted.userId);
    if (open) return { ticket: open, existing: true };
  }
  throw new AppError('service_unavailable', { detail: messages.busy, reason: 'busy' });
}

async function chatOf(
  tx: Tx,
  userId: string,
  { subject, type, priority, channel_id }: BodyOf<typeof support.chat>,
): Promise<NewTicket> {
  const { name, email } = await findContact(tx, userId);
  return { userId, type, priority, subject, name, email, channelId: channel_id ?? null };
}

async function say(
  deps: Needs,
  tx: Tx,
  ticket: TicketRow,
  message: string,
  now: Date,
): Promise<void> {
  await appendMessage(tx, ticket, { isFromSupport: false, staffId: null, message }, now);
  await oweTicketLetter(deps, tx, ticket, now);
}

async function noteOpened(
  tx: Tx,
  { id, userId, type, priority }: TicketRow,
  { actor, requestId }: Pick<ChatCall, 'actor' | 'requestId'>,
  now: Date,
): Promise<void> {
  const entry: AuditEntry = {
    userId,
    actor: doer(actor),
    action: 'ticket.opened',
    requestId,
    entity: { type: 'support_ticket', id },
    details: { type, priority: priority ?? 'by_mail' },
  };
  await audit(tx, entry, now);
}
