import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../access/same-secret';
import { type AtsEvent, type AtsSent, AtsSignatureRefused } from '../../ports/ats';
import { jsonIn } from '../outgoing/json-in';

/** Changes to an application or a job; anything else concerns nobody here. */
const CHANGES: ReadonlySet<string> = new Set([
  'new_candidate_application',
  'new_prospect_application',
  'delete_application',
  'application_updated',
  'candidate_stage_change',
  'update_candidate',
  'merge_candidate',
  'hire_candidate',
  'unhire_candidate',
  'reject_candidate',
  'unreject_candidate',
  'delete_candidate',
  'candidate_anonymized',
  'job_created',
  'job_updated',
  'job_deleted',
  'job_approved',
  'job_post_created',
  'job_post_updated',
  'job_post_deleted',
  'job_interview_stage_deleted',
]);
const Id = z.union([z.number().int(), z.string().regex(/^\d{1,30}$/)]).transform(String);
const Went = z.object({
  id: Id,
  /** Whose their applications are now. */
  new_candidate_id: Id.nullish(),
  /**
   * The applications that were deleted as well; the others moved to somebody else. If that cannot be read, all were.
   */
  deleted_application_ids: z.array(Id).max(10_000).nullish().catch(null),
});
type Went = z.infer<typeof Went>;
/** The position of a person's id differs between events, and over the years. */
const Person = z.union([
  z.object({ person: Went }).transform(({ person }) => person),
  z.object({ candidate_id: Id }).transform(({ candidate_id }): Went => {
    return { id: candidate_id, deleted_application_ids: null };
  }),
  z.object({ candidate: Went }).transform(({ candidate }) => candidate),
  Went,
]);
const Sent = z.object({ action: z.string(), payload: z.unknown() });

/**
 * Parses a webhook and its signature, an HMAC over the raw bytes.
 *
 * @throws AtsSignatureRefused.
 */
export function readEvent(secret: string, { body, signature }: AtsSent): AtsEvent {
  const expected = `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`;
  if (!isSameSecret(signature, expected)) throw new AtsSignatureRefused();
  const { data } = Sent.safeParse(jsonIn(body));
  if (!data || !CHANGES.has(data.action)) return { kind: 'none' };
  return ofPerson(data) ?? { kind: 'changed' };
}

/** null if nobody was deleted, or it does not say who. */
function ofPerson({ action, payload }: z.infer<typeof Sent>): AtsEvent | null {
  const { data: went } = Person.safeParse(payload);
  if (!went) return null;
  const { id, new_candidate_id: to, deleted_application_ids: applicationIds = null } = went;
  switch (action) {
    case 'merge_candidate':
      return to
        ? { kind: 'candidate_merged', from: id, to, applicationIds: applicationIds ?? [] }
        : null;
    case 'delete_candidate':
      return { kind: 'candidate_gone', candidateId: id, applicationIds };
    case 'candidate_anonymized':
      return { kind: 'candidate_gone', candidateId: id, applicationIds: null };
    default:
      return null;
  }
}
