import { audit } from '../../access/audit';
import { allowLongStatements } from '../../db/allow-long-statements';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { forgetInvitationMail } from '../../mail/forget-mail';
import { readPiece } from './erasure-journal';
import { deleteApplicationsAgain } from './people/store-applications';
import { deleteCandidates } from './people/store-erase';
import { deletePersonalAnswers } from './people/store-people';
import { deleteUser } from './store';
import {
  deleteRows,
  type Erasure,
  endAllSessions,
  lastPiece,
  lockJournal,
  notePiece,
  REPLAYED,
} from './store-erasures';

type ReplayDeps = Pick<Deps, 'db' | 'blobs' | 'clock'>;

/**
 * Repeats erasures that a restored backup had undone: every file of the journal that is newer than the database.
 * Nothing is served before. A database that knows the whole journal costs one query. Files of erased people were
 * deleted at the time, or go with the next sweep. Returns how many rows had come back; sessions and mailed secrets of
 * the backup end with the first file.
 *
 * @throws what the store says if the journal cannot be read: whoever cannot know what was erased must not show it.
 */
export async function replayErasures(deps: ReplayDeps): Promise<number> {
  let gone = 0;
  for (;;) {
    const piece = (await lastPiece(deps.db)) + 1;
    const erased = await readPiece(deps, piece);
    if (erased === null) return gone;
    gone += await deps.db.transaction(async (tx) => {
      await allowLongStatements(tx);
      await lockJournal(tx);
      // Another process was faster, or has just written this very piece.
      if ((await lastPiece(tx)) >= piece) return 0;
      return eraseAgain(tx, piece, erased, deps.clock.now());
    });
  }
}

async function eraseAgain(
  tx: Tx,
  piece: number,
  erased: readonly Erasure[],
  now: Date,
): Promise<number> {
  await notePiece(tx, piece, erased);
  let gone = 0;
  for (const kind of REPLAYED) {
    const ids = erased.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    gone += await eraseKind(tx, kind, ids, now);
  }
  if (gone > 0) await endAllSessions(tx);
  return gone;
}

async function eraseKind(
  tx: Tx,
  kind: Erasure['kind'],
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (kind === 'users') return eraseUsers(tx, ids, now);
  if (kind === 'ats_applications') return deleteApplicationsAgain(tx, ids, now);
  if (kind !== 'candidates' && kind !== 'invitations') return deleteRows(tx, kind, ids);
  await deletePersonalAnswers(tx, null);
  if (kind === 'invitations') {
    await forgetInvitationMail(tx, ids);
    return deleteRows(tx, kind, ids);
  }
  return (await deleteCandidates(tx, ids, now)).candidates;
}

async function eraseUsers(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  let gone = 0;
  for (const userId of ids) {
    if ((await deleteUser(tx, userId, now)) === null) continue;
    const entry = {
      userId,
      requestId: null,
      details: {},
      actor: { kind: 'system', id: null },
      action: 'account.erased',
      entity: { type: 'user', id: userId },
    } as const;
    await audit(tx, entry, now);
    gone += 1;
  }
  return gone;
}
