import { invitations } from '@candor/domain/api/invitations';
import type { Invitation } from '@candor/domain/model/invitation';
import type { Api } from '../../../api/create-api';
import { filterQuery, type ListState } from '../list/list-state';

/** As many as one response may hold. */
const AT_ONCE = '100';

/** Every invitation that the filters leave, page after page. Who is invited meanwhile moves the pages: each counts once. */
export async function readAll(api: Api, list: ListState): Promise<Invitation[]> {
  const found = new Map<string, Invitation>();
  for (let page = 1; ; page += 1) {
    const query = { ...filterQuery(list), page: String(page), limit: AT_ONCE };
    const answer = await api.call(invitations.list, { query });
    for (const invitation of answer.invitations) {
      found.set(invitation.invitation_code, invitation);
    }
    if (!answer.has_more || answer.invitations.length === 0) return [...found.values()];
  }
}
