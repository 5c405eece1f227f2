import { AppError } from '@candor/domain/errors';
import type { AtsType, EventsAddress } from '@candor/domain/model/ats';
import type { Actor } from '../../../access/actor';
import { openSecret, sealSecret } from '../../../access/secrets';
import { newToken } from '../../../access/token';
import type { Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import type { Signed } from '../../../http/serve';
import { askFor } from '../../../jobs/ask-for';
import { type AtsEvent, AtsSignatureRefused } from '../../../ports/ats';
import { SYNC_CHORE } from '../sync/chore-name';
import { erasePerson } from '../sync/store-erase-person';
import { movePerson } from '../sync/store-move-person';
import { recordConnection } from './record';
import {
  type ConnectionRow,
  findConnection,
  lockConnecting,
  openConnection,
  updateConnection,
} from './store';
import { systemOf } from './systems';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;

type AskedPerson = { userId: string; ats: AtsType; candidateId: string };
/** The invitations that a system requested, by the people they are for. */
export type AskedPeople = {
  erase(tx: Tx, person: AskedPerson, now: Date): Promise<void>;
  /** They belong to somebody else from now on. */
  move(tx: Tx, person: AskedPerson, to: string): Promise<void>;
};

/**
 * Where a system may send what happens in it, with a new secret that is shown this once.
 *
 * @throws AppError 404 without a connection.
 */
export async function newEventsAddress(
  { db, clock, config }: Needs,
  call: { actor: Actor; requestId: string },
  ats: AtsType,
): Promise<EventsAddress> {
  const secret = newToken();
  const { userId } = call.actor;
  const id = await db.transaction(async (tx) => {
    await lockConnecting(tx, userId, ats);
    const open = await openConnection(tx, userId, ats);
    if (!open) throw new AppError('not_found');
    const webhookSecretSealed = sealSecret(config, secret, placeOf(open.id));
    await updateConnection(tx, open.id, { webhookSecretSealed });
    const what = { id: open.id, ats };
    await recordConnection(tx, call, 'integration.events_addressed', what, clock.now());
    return open.id;
  });
  return { url: `${config.publicUrl}/api/webhooks/${ats}/${id}`, secret };
}

/**
 * Accepts events of a system. Their content is not trusted, only that something changed: the system is read again.
 * People deleted there are erased here at once, and merged people keep what was found about them. An event that
 * arrives twice, or late, does no harm.
 *
 * @throws AppError 401 for a wrong signature and for an unknown address: both get the same response.
 */
export async function receiveEvent(
  deps: Needs & { asked: AskedPeople },
  ats: AtsType,
  { id, signed }: { id: string; signed: Signed },
): Promise<undefined> {
  const row = isUuid(id) ? await findConnection(deps.db, id) : null;
  const system = systemOf(deps, ats);
  if (!row?.webhookSecretSealed || row.atsType !== ats || row.endedAt !== null || !system) {
    throw new AppError('authentication_required');
  }
  const secret = openSecret(deps.config, row.webhookSecretSealed, placeOf(row.id));
  const event = readOrRefuse(() => system.readEvent(secret, signed));
  if (event.kind === 'none') return;
  const { db, clock } = deps;
  await withinAccount(row.userId, () =>
    db.transaction(async (tx) => {
      await followPerson(tx, deps, { row, event });
      await updateConnection(tx, row.id, { syncAskedAt: clock.now() });
      await askFor(tx, SYNC_CHORE);
    }),
  );
}

async function followPerson(
  tx: Tx,
  { asked, clock }: { asked: AskedPeople } & Pick<Deps, 'clock'>,
  { row: { id, userId, atsType: ats }, event }: { row: ConnectionRow; event: AtsEvent },
): Promise<void> {
  const now = clock.now();
  if (event.kind === 'candidate_gone') {
    const { candidateId, applicationIds } = event;
    await erasePerson(tx, id, event, now);
    // If none of a person's applications was deleted, they belong to another person: that is how the system reports a
    // merge.
    const isMoved = applicationIds?.length === 0;
    if (!isMoved) await asked.erase(tx, { userId, ats, candidateId }, now);
  }
  if (event.kind !== 'candidate_merged') return;
  const { from, to, applicationIds } = event;
  await erasePerson(tx, id, { candidateId: from, applicationIds }, now);
  await movePerson(tx, id, { from, to });
  await asked.move(tx, { userId, ats, candidateId: from }, to);
}

function readOrRefuse(read: () => AtsEvent): AtsEvent {
  try {
    return read();
  } catch (error) {
    if (error instanceof AtsSignatureRefused) throw new AppError('authentication_required');
    throw error;
  }
}

function placeOf(id: string) {
  return { table: 'ats_connections', column: 'webhook_secret_sealed', id };
}
