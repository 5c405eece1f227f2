import { eq, inArray } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { subscriptions, users } from '../../db/schema';
import { manyUsers, subscriptionOf, type TestUser, type UserWishes } from '../factories';
import { connectAshby } from './ats';

/** So many accounts are opened, and closed, together. */
const PORTION = 25;

/** Accounts with a connected Ashby, each for one seed. */
export type Crowd = { next(wishes: UserWishes & { now: Date }): Promise<TestUser> };

/** Opens accounts before they are needed, and closes them when seeds are over. */
export function openCrowd(db: Db, config: Pick<Config, 'secretKeys'>): Crowd {
  let gone: TestUser[] = [];
  let waiting: TestUser[] = [];
  const change = async (now: Date) => {
    const ids = gone.map(({ id }) => id);
    await db.delete(users).where(inArray(users.id, ids));
    gone = [];
    waiting = await manyUsers(db, PORTION, { isPartner: true, now });
    await connectAshby(
      db,
      config,
      waiting.map(({ id }) => id),
    );
  };
  return {
    next: async (wishes) => {
      if (waiting.length === 0) await change(wishes.now);
      const user = waiting.pop();
      if (!user) throw new Error('Nobody is left');
      gone.push(user);
      await db
        .update(subscriptions)
        .set(subscriptionOf(wishes))
        .where(eq(subscriptions.userId, user.id));
      return user;
    },
  };
}
