import { invitations } from '@candor/domain/api/invitations';
import type { InvitableAssessment } from '@candor/domain/model/invitation';
import type { Api } from '../../../api/create-api';

/** As many as one response may hold. */
const AT_ONCE = 100;

/** Every assessment that one can invite to, page after page. Throws `ClientError`. */
export async function readInvitable(api: Api, signal: AbortSignal): Promise<InvitableAssessment[]> {
  const found: InvitableAssessment[] = [];
  for (let skip = 0; ; skip += AT_ONCE) {
    const query = { skip: String(skip), limit: String(AT_ONCE) };
    const page = await api.call(invitations.assessments, { query, signal });
    found.push(...page.assessments);
    if (!page.has_more) return found;
  }
}
