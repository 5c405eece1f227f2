import type { Deps } from '../../../deps';
import { type InvitationChange, type InvitationRow, updateInvitation } from '../store';
import { tellAts } from '../tell-ats';

/** Notes that the holder of a link was here. An ATS that hosts the assessment hears of the first time. */
export async function noteCall(
  { db }: Pick<Deps, 'db'>,
  row: InvitationRow,
  now: Date,
  change: InvitationChange = {},
): Promise<InvitationRow> {
  const called = await updateInvitation(db, row.id, { ...change, lastAccessed: now });
  if (row.lastAccessed === null) await tellAts(db, called);
  return called;
}
