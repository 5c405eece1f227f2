import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type AtsEvent, type AtsSent, AtsSignatureRefused } from '../../ports/ats';

/** What changes an application or a job; everything else concerns nobody here. */
const CHANGES: ReadonlySet<string> = new Set([
  ...['applicationSubmit', 'applicationUpdate', 'candidateStageChange', 'candidateHire'],
  ...['candidateDelete', 'candidateMerge', 'interviewPlanTransition'],
  ...['jobCreate', 'jobUpdate'],
  ...['jobPostingUpdate', 'jobPostingPublish', 'jobPostingUnpublish'],
]);

const Sent = z.object({ action: z.string(), data: z.unknown() });

const Person = z.object({ id: z.string().min(1).max(200) });
/** Who is not there any more, by what happened. */
const Gone = z.union([
  z
    .object({ action: z.literal('candidateDelete'), data: z.object({ candidate: Person }) })
    .transform(({ data }) => data.candidate.id),
  z
    .object({ action: z.literal('candidateMerge'), data: z.object({ deletedCandidate: Person }) })
    .transform(({ data }) => data.deletedCandidate.id),
]);

/**
 * Reads a web hook and its signature, an HMAC over the bytes as they came. Pings may come without one, and say nothing.
 *
 * @throws AtsSignatureRefused.
 */
export function readEvent(secret: string, { body, signature }: AtsSent): AtsEvent {
  const { data: sent } = Sent.safeParse(contentOf(body));
  if (signature === '' && sent?.action === 'ping') return { kind: 'none' };
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  if (!isSame(signature, expected)) throw new AtsSignatureRefused();
  if (!sent || !CHANGES.has(sent.action)) return { kind: 'none' };
  const { data: candidateId } = Gone.safeParse(sent);
  return candidateId === undefined ? { kind: 'changed' } : { kind: 'candidate_gone', candidateId };
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
