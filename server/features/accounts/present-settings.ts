import type { UserSettings } from '@candor/domain/model/settings';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import type { SessionActor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { subscriptionOf } from '../../access/present-plan';
import type { Config } from '../../config';
import { presentUser } from './present';
import type { UserRow } from './store';

/** Systems that an account may be connected to one day, and one that nobody can connect yet. */
const INTEGRATIONS = [
  { ats_type: 'ashby', status: 'not_connected' },
  { ats_type: 'greenhouse', status: 'not_connected' },
  { ats_type: 'more', status: 'planned' },
] as const;

/** Everything that the settings show, in one answer. */
export function presentSettings(
  user: UserRow,
  actor: SessionActor,
  allowance: Allowance,
  { config, now }: { config: Pick<Config, 'uploadDays' | 'resultDays'>; now: Date },
): UserSettings {
  return {
    user: presentUser(user, actor.role, allowance),
    pending_email: user.pendingEmail,
    notification_preferences: preferencesWith(user.notificationPreferences),
    integrations: INTEGRATIONS.map((integration) => ({
      ...integration,
      connected: false,
      ...{ connected_at: null, last_sync: null, key_last4: null, error_message: null },
    })),
    subscription: subscriptionOf(allowance, now),
    retention: { source_files_days: config.uploadDays, results_days: config.resultDays },
  };
}
