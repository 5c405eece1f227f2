import type { AtsType } from '@candor/domain/model/ats';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { invitations } from './invitations';
import { ownRows } from './policies';

/** How an invitation is, as an ATS is told. */
export type AtsPartnerState = 'sent' | 'opened' | 'started' | 'completed' | 'cancelled' | 'expired';

/** Invitations that an ATS asked for. */
export const atsPartnerAssessments = pgTable(
  'ats_partner_assessments',
  {
    invitationId: uuid('invitation_id')
      .primaryKey()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    atsType: text('ats_type').$type<AtsType>().notNull(),
    /** The key by which the ATS repeats a request. */
    externalKey: text('external_key').notNull(),
    /** Who it is for the ATS; null where it does not say. */
    candidateId: text('candidate_id'),
    /** Where the ATS has it; null if it does not say. */
    url: text('url'),
    askedAt: moment('asked_at').notNull(),
    /** What was last reported to the ATS, if it does not poll. A response to its polling also counts as a report. */
    told: text('told').$type<AtsPartnerState>().notNull().default('sent'),
    /** The timestamp of the last report, or of an attempt. */
    toldAt: moment('told_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    index('ats_partner_assessments_key').on(t.userId, t.atsType, t.externalKey),
    index('ats_partner_assessments_candidate').on(t.userId, t.atsType, t.candidateId),
    index('ats_partner_assessments_due')
      .on(t.nextTryAt)
      .where(sql`${t.atsType} = 'ashby' and ${t.told} not in ('completed', 'cancelled')`),
  ],
);
