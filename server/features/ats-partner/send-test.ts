import { validationError } from '@candor/domain/errors';
import type { SendTestBody } from '@candor/domain/model/ats-partner';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../deps';
import type { Caller, Invitations } from './asked';
import { inviteOnce } from './invite-once';
import { takeHomeTest } from './take-home-test';

/**
 * Invites a candidate of Greenhouse's: once for each take-home test there, also after that has ended. Answers the invitation's code.
 *
 * @throws AppError 400 for an address that is not Greenhouse's, 402, 404, 429.
 */
export async function sendTest(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  invitations: Pick<Invitations, 'invite'>,
  { body, ...caller }: Caller & { body: SendTestBody },
): Promise<string> {
  const { partner_test_id, candidate } = body;
  const test = takeHomeTest(body.url, deps.config.greenhouseAppHosts);
  if (!test) throw validationError([{ field: 'url', message: serverMessages.testUrl }]);
  const firstName = candidate.preferred_name || candidate.first_name;
  const { code } = await inviteOnce(deps, invitations, caller, {
    ats: 'greenhouse',
    externalKey: test.id,
    url: test.url,
    lasts: 'good',
    assessmentId: partner_test_id,
    jobTitle: '',
    candidate: {
      id: personIn(candidate.greenhouse_profile_url),
      name: `${firstName} ${candidate.last_name}`,
      email: candidate.email,
    },
  });
  return code;
}

/** Who it is at Greenhouse, which says so in the address of their page alone; null for an address of anything else. */
function personIn(profile: string | null): string | null {
  return /\/people\/(\d{1,30})(?:[/?#]|$)/.exec(profile ?? '')?.[1] ?? null;
}
