import type { BodyInput } from '@candor/domain/api/endpoint';
import { staff } from '@candor/domain/api/staff';
import type { StaffUserDetail } from '@candor/domain/model/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf, useCall, useInvalidate } from '../../session/use-call';
import { type UserListState, userListBody } from './user-list-state';

/** A page of accounts; the one before stays until it is there. */
export function useUsers(list: UserListState) {
  return useCall(
    staff.users,
    { body: userListBody(list) },
    { placeholderData: (before) => before },
  );
}

/** One account as it stands now. */
export function useStaffUser(id: string) {
  return useCall(staff.user, { params: { id } });
}

/** Changes an account; the screen follows from the response. */
export function useChangeUser(id: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const scope = scopeOf(useSessionState());
  return useMutation({
    mutationFn: (body: BodyInput<typeof staff.change>): Promise<StaffUserDetail> =>
      api.call(staff.change, { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(keyOf(scope, staff.user.name, { params: { id } }), changed);
      void invalidate(staff.users);
    },
  });
}
