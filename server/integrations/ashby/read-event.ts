import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../access/same-secret';
import { type AtsEvent, type AtsSent, AtsSignatureRefused } from '../../ports/ats';
import { jsonIn } from '../outgoing/json-in';

/** Changes to an application or a job; anything else concerns nobody here. */
const CHANGES: ReadonlySet<string> = new Set([
  'applicationSubmit',
  'applicationUpdate',
  'candidateStageChange',
  'candidateHire',
  'candidateDelete',
  'candidateMerge',
  'interviewPlanTransition',
  'jobCreate',
  'jobUpdate',
  'jobPostingUpdate',
  'jobPostingPublish',
  'jobPostingUnpublish',
]);

const Sent = z.object({ action: z.string(), data: z.unknown() });

const Person = z.object({ id: z.string().min(1).max(200) });
/** Events about a person. After a merge, all applications belong to the other person. */
const OfPerson = z.union([
  z
    .object({ action: z.literal('candidateDelete'), data: z.object({ candidate: Person }) })
    .transform(({ data }): AtsEvent => {
      return { kind: 'candidate_gone', candidateId: data.candidate.id, applicationIds: null };
    }),
  z
    .object({
      action: z.literal('candidateMerge'),
      data: z.object({ deletedCandidate: Person, mergedCandidate: Person }),
    })
    .transform(({ data: { deletedCandidate, mergedCandidate } }): AtsEvent => {
      const [from, to] = [deletedCandidate.id, mergedCandidate.id];
      return { kind: 'candidate_merged', from, to, applicationIds: [] };
    }),
]);

/**
 * Parses a webhook and its signature, an HMAC over the raw bytes. Pings may be unsigned, and say nothing.
 *
 * @throws AtsSignatureRefused.
 */
export function readEvent(secret: string, { body, signature }: AtsSent): AtsEvent {
  const { data: sent } = Sent.safeParse(jsonIn(body));
  if (signature === '' && sent?.action === 'ping') return { kind: 'none' };
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  if (!isSameSecret(signature, expected)) throw new AtsSignatureRefused();
  if (!sent || !CHANGES.has(sent.action)) return { kind: 'none' };
  return OfPerson.safeParse(sent).data ?? { kind: 'changed' };
}
