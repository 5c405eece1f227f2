import type { Integration } from '@candor/domain/model/ats';
import type { UserSettings } from '@candor/domain/model/settings';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import type { SessionActor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { subscriptionOf } from '../../access/present-plan';
import type { Config } from '../../config';
import { presentUser } from './present';
import type { UserRow } from './store';

type SettingsFacts = {
  integrations: readonly Integration[];
  config: Pick<Config, 'uploadDays' | 'resultDays'>;
  now: Date;
};

/** Everything that the settings show, in one answer. */
export function presentSettings(
  user: UserRow,
  actor: SessionActor,
  allowance: Allowance,
  { integrations, config, now }: SettingsFacts,
): UserSettings {
  return {
    user: presentUser(user, actor.role, allowance),
    pending_email: user.pendingEmail,
    notification_preferences: preferencesWith(user.notificationPreferences),
    integrations: [...integrations],
    subscription: subscriptionOf(allowance, now),
    retention: { source_files_days: config.uploadDays, results_days: config.resultDays },
  };
}
