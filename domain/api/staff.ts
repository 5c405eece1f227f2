import {
  FindStaffUsersBody,
  StaffChangeBody,
  StaffUserDetail,
  StaffUserList,
  StaffUserParams,
} from '../model/staff';
import { endpoint } from './endpoint';

/** Support staff only, whatever the plan of their own account. */
const staffOnly = { kind: 'account', afterTrial: true, staff: true } as const;

export const staff = {
  users: endpoint({
    name: 'staff.users',
    method: 'POST',
    path: '/api/staff/users/search',
    summary: 'List accounts, newest first, by address, plan and state',
    access: staffOnly,
    body: FindStaffUsersBody,
    ok: { status: 200, body: StaffUserList },
    errors: ['permission_denied', 'validation_error'],
    reads: true,
    noStore: true,
  }),
  user: endpoint({
    name: 'staff.user',
    method: 'GET',
    path: '/api/staff/users/:id',
    summary: 'Get one account with its contract; the access is recorded in its audit log',
    access: staffOnly,
    params: StaffUserParams,
    ok: { status: 200, body: StaffUserDetail },
    errors: ['permission_denied', 'not_found'],
    noStore: true,
  }),
  change: endpoint({
    name: 'staff.change',
    method: 'PATCH',
    path: '/api/staff/users/:id',
    summary:
      'Change plan, limits, flags or trial of an account; its owner sees the change in the audit log',
    access: { ...staffOnly, proven: 'always' },
    params: StaffUserParams,
    body: StaffChangeBody,
    ok: { status: 200, body: StaffUserDetail },
    errors: ['permission_denied', 'not_found', 'validation_error', 'conflict'],
    noStore: true,
  }),
};
