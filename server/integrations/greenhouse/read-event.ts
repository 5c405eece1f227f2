import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type AtsEvent, type AtsSent, AtsSignatureRefused } from '../../ports/ats';

/** What changes an application or a job; everything else concerns nobody here. */
const CHANGES: ReadonlySet<string> = new Set([
  ...['new_candidate_application', 'new_prospect_application', 'delete_application'],
  ...['application_updated', 'candidate_stage_change', 'update_candidate', 'merge_candidate'],
  ...['hire_candidate', 'unhire_candidate', 'reject_candidate', 'unreject_candidate'],
  ...['delete_candidate', 'candidate_anonymized'],
  ...['job_created', 'job_updated', 'job_deleted', 'job_approved'],
  ...['job_post_created', 'job_post_updated', 'job_post_deleted', 'job_interview_stage_deleted'],
]);
const GONE: ReadonlySet<string> = new Set([
  ...['delete_candidate', 'candidate_anonymized', 'merge_candidate'],
]);

const Id = z.union([z.number().int(), z.string().regex(/^\d{1,30}$/)]).transform(String);
/** Where a person's id stands differs between events, and did over the years. */
const Person = z.union([
  z.object({ person: z.object({ id: Id }) }).transform(({ person }) => person.id),
  z.object({ candidate_id: Id }).transform(({ candidate_id }) => candidate_id),
  z.object({ candidate: z.object({ id: Id }) }).transform(({ candidate }) => candidate.id),
  z.object({ id: Id }).transform(({ id }) => id),
]);
const Sent = z.object({ action: z.string(), payload: z.unknown() });

/**
 * Reads a web hook and its signature, an HMAC over the bytes as they came. Of two people who are made one it names the one who went.
 *
 * @throws AtsSignatureRefused.
 */
export function readEvent(secret: string, { body, signature }: AtsSent): AtsEvent {
  const expected = `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`;
  if (!isSame(signature, expected)) throw new AtsSignatureRefused();
  const { data } = Sent.safeParse(contentOf(body));
  if (!data || !CHANGES.has(data.action)) return { kind: 'none' };
  const person = GONE.has(data.action) ? Person.safeParse(data.payload).data : undefined;
  if (person === undefined) return { kind: 'changed' };
  return { kind: 'candidate_gone', candidateId: person };
}

function contentOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
