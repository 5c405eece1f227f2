import { isOpen } from '@candor/domain/rules/invitation';
import { z } from 'zod';
import { audit } from '../../access/audit';
import type { GivenUp } from '../../mail/note-failure';
import { statusNow } from './present';
import { lockInvitation, updateInvitation } from './store';

const About = z.object({ invitationId: z.uuid() });

/**
 * Records on an invitation that its candidate was not reached by mail: reminders stop, and its sender is notified.
 * One that has ended meanwhile needs no mail, and mail from before a resend says nothing about the new one.
 */
const noteUndeliverable: GivenUp = async (tx, { data, owedAt }, now) => {
  const { invitationId } = About.parse(data);
  const row = await lockInvitation(tx, invitationId);
  if (!row || !isOpen(statusNow(row, now).status)) return;
  if (row.undeliverableAt !== null || (row.resentAt !== null && owedAt < row.resentAt)) return;
  await updateInvitation(tx, row.id, { undeliverableAt: now, newsAt: now });
  const entry = {
    userId: row.userId,
    requestId: null,
    details: {},
    action: 'invitation.undeliverable',
    actor: { kind: 'system', id: null },
    entity: { type: 'invitation', id: row.id },
  } as const;
  await audit(tx, entry, now);
};

/** What is done about mails to candidates that are given up. */
export const undeliverable = {
  invitation: noteUndeliverable,
  invitation_reminder: noteUndeliverable,
};
