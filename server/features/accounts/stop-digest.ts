import { mergedChange } from '@candor/domain/rules/notification-preferences';
import { withinAccount } from '../../db/row-level-security';
import type { Deps } from '../../deps';
import { lockUser, setPreferences } from './store';

/** Switches the mail about mornings off, as its owner may in the settings. Of an account that is gone there is nothing to stop. */
export async function stopDigest({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await withinAccount(userId, () =>
    db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) return;
      const off = { events: { morning_digest: { email: false } } };
      await setPreferences(tx, userId, mergedChange(user.notificationPreferences, off));
    }),
  );
}
