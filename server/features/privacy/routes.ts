import { audit } from '@candor/domain/api/audit';
import { people } from '@candor/domain/api/people';
import { users } from '@candor/domain/api/users';
import { pageOf } from '@candor/domain/model/page';
import type { UserSettings } from '@candor/domain/model/settings';
import type { SessionActor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { limitConcurrency } from '../../db/limit-concurrency';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { eraseAccount } from './erase-account';
import { exportData } from './export-data';
import { exportLog } from './export-log';
import { erasePeople } from './people/erase-people';
import { findPeople } from './people/find-people';
import { presentEntry } from './present-entry';
import { listEntries } from './store';
import { verifyLog } from './verify-log';

/** What other features tell about an account. */
export type PrivacySources = {
  settingsOf(actor: SessionActor, allowance: Allowance): Promise<UserSettings>;
  /** Throws AppError 409 while a payment of the account is open that was not to be cancelled, or cannot be. */
  refuseWhilePaying(userId: string, wishes: { cancels: boolean }): Promise<void>;
};

/** Exports that are read from the database at once, and how long the next one waits for its turn, in milliseconds. */
const EXPORTS_AT_ONCE = 2;
const EXPORT_PATIENCE_MS = 30_000;

/** The calls on an account's data as a whole: its log, its export, erasing a person, erasing everything. */
export function privacyRoutes(serve: Serve, deps: Deps, sources: PrivacySources): void {
  const takeTurn = limitConcurrency(EXPORTS_AT_ONCE, () => EXPORT_PATIENCE_MS);

  serve(audit.log, async ({ actor, query }) => {
    const { rows, total } = await listEntries(deps.db, actor.userId, query);
    return { body: { entries: rows.map(presentEntry), ...pageOf(total, query) } };
  });
  serve(audit.export, async ({ actor, query, requestId }) => ({
    body: await exportLog(deps, actor, query, requestId),
  }));
  serve(audit.verification, async ({ actor }) => ({ body: await verifyLog(deps, actor.userId) }));
  serve(users.exportData, async ({ actor, allowance, query, requestId }) => {
    const settings = await sources.settingsOf(actor, allowance);
    return {
      body: await exportData({ ...deps, takeTurn }, actor, settings, { ...query, requestId }),
    };
  });
  serve(people.find, async ({ actor, body }) => ({ body: await findPeople(deps, actor, body) }));
  serve(people.erase, async ({ actor, body, requestId }) => ({
    body: await erasePeople(deps, { actor, body, requestId }),
  }));
  serve(users.deleteAccount, async ({ actor, body, requestId }) => {
    await sources.refuseWhilePaying(actor.userId, { cancels: body.cancel_open_checkout });
    await eraseAccount(deps, actor, requestId);
    return { body: { success: true as const } };
  });
}
