import type { AtsType } from '@candor/domain/model/ats';
import type { AshbyUpdate } from '@candor/domain/model/ats-partner';
import type { CreateInvitationBody } from '@candor/domain/model/invitation';
import type { Actor } from '../../access/actor';
import type { Tx } from '../../db/database';

/** Who calls for an ATS. */
export type Caller = { actor: Actor; requestId: string };

/** Requirements for the account's invitations. */
export type Invitations = {
  /** Invites within the transaction; answers the invitation's id. Throws AppError 402. */
  invite(
    tx: Tx,
    call: Caller & { body: CreateInvitationBody; askedBy: AtsType },
    now: Date,
  ): Promise<string>;
  /** Throws AppError 400 for one that has ended. */
  cancel(call: Caller & { code: string }): Promise<void>;
  /** What the submitted answers prove; null if nothing in them can be scored. */
  scoreOf(invitationId: string): Promise<number | null>;
};

/** Tells the Ashby of an account how an assessment is. Throws what the port throws, AtsRefused also without a connection. */
export type TellAshby = (userId: string, update: AshbyUpdate) => Promise<void>;
