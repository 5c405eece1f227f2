import { staff } from '@candor/domain/api/staff';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { changeUser } from './change-user';
import { findUsers } from './find-users';
import { showUser } from './show-user';

/** The calls of support staff on other people's accounts. None of them reads what an account works on. */
export function staffRoutes(serve: Serve, deps: Deps): void {
  serve(staff.users, async ({ body }) => ({ body: await findUsers(deps, body) }));
  serve(staff.user, async (call) => ({ body: await showUser(deps, call) }));
  serve(staff.change, async (call) => ({ body: await changeUser(deps, call) }));
}
