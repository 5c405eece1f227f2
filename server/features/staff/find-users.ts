import type { BodyOf } from '@candor/domain/api/endpoint';
import type { staff } from '@candor/domain/api/staff';
import { pageOf } from '@candor/domain/model/page';
import type { StaffUserList } from '@candor/domain/model/staff';
import type { Deps } from '../../deps';
import { presentUser } from './present';
import { listUsers } from './store';

/** Accounts by a part of their address or name, by plan and by state, the newest first. */
export async function findUsers(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  wanted: BodyOf<typeof staff.users>,
): Promise<StaffUserList> {
  const now = clock.now();
  const { staffEmails } = config;
  const { rows, total } = await listUsers(db, wanted, { staffEmails, now });
  return {
    users: rows.map((row) => presentUser(row, { staffEmails, now })),
    ...pageOf(total, wanted),
  };
}
