import { users } from '@candor/domain/api/users';
import { AppError } from '@candor/domain/errors';
import type { Integration } from '@candor/domain/model/ats';
import type { ProfileBody, UserSettings } from '@candor/domain/model/settings';
import { mergedChange, preferencesWith } from '@candor/domain/rules/notification-preferences';
import type { SessionActor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { trialOver } from '../../access/refusals';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { changeProfile } from './change-profile';
import { presentUser } from './present';
import { presentSettings } from './present-settings';
import { findUser, lockUser, setPreferences, type UserRow } from './store';

/** What the settings show that others know. */
export type SettingsSources = { integrationsOf(userId: string): Promise<Integration[]> };

/** The calls on what people may set about their account. */
export function settingsRoutes(serve: Serve, deps: Deps, sources: SettingsSources): void {
  const { db } = deps;
  serve(users.updateProfile, async ({ actor, allowance, body, ip, requestId }) => {
    if (allowance.trialExpired && !isAddressAlone(body)) throw trialOver(allowance);
    const user = await changeProfile(deps, { actor, body, ip, requestId });
    return { body: presentUser(user, actor.role, allowance) };
  });
  serve(users.settings, async ({ actor, allowance }) => ({
    body: await settingsOf(deps, sources, actor, allowance),
  }));
  serve(users.preferences, async ({ actor }) => {
    const { notificationPreferences } = existing(await findUser(db, actor.userId));
    return { body: { preferences: preferencesWith(notificationPreferences) } };
  });
  serve(users.savePreferences, async ({ actor, body }) => {
    const changed = await db.transaction(async (tx) => {
      const { id, notificationPreferences } = existing(await lockUser(tx, actor.userId));
      const merged = mergedChange(notificationPreferences, body.preferences);
      await setPreferences(tx, id, merged);
      return merged;
    });
    return { body: { preferences: preferencesWith(changed) } };
  });
}

const isAddressAlone = (body: ProfileBody) => Object.keys(body).every((field) => field === 'email');

/** Everything that the settings show. Throws AppError 401 for an account that was erased meanwhile. */
export async function settingsOf(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  { integrationsOf }: SettingsSources,
  actor: SessionActor,
  allowance: Allowance,
): Promise<UserSettings> {
  const user = existing(await findUser(db, actor.userId));
  const integrations = await integrationsOf(actor.userId);
  return presentSettings(user, actor, allowance, { integrations, config, now: clock.now() });
}

function existing(user: UserRow | null): UserRow {
  if (!user) throw new AppError('authentication_required');
  return user;
}
