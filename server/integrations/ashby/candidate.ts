import { type AtsCandidateFacts, AtsGone } from '../../ports/ats';
import type { Call, Caller } from './api';
import { readResume, type Way } from './resume';
import { type Candidate, CandidateInfo } from './wire';

/**
 * Reads the person of an application, with the document that it is scored by.
 *
 * @throws AtsGone also for an application that no longer belongs to this candidate, as after a merge.
 */
export async function readCandidate(
  call: Call,
  { applicationId, candidateId, way }: { applicationId: string; candidateId: string; way: Way },
  caller: Caller,
): Promise<AtsCandidateFacts> {
  const body = { id: candidateId };
  const asked = { method: 'candidate.info', body, answer: CandidateInfo } as const;
  const { results: person } = await call(asked, caller);
  if (person.applicationIds?.includes(applicationId) === false) throw new AtsGone();
  return {
    name: person.name,
    email: emailOf(person),
    profileUrl: safeUrl(person.profileUrl),
    resume: await readResume(call, { handle: person.resumeFileHandle, way }, caller),
  };
}

function emailOf({ primaryEmailAddress, emailAddresses }: Candidate): string | null {
  const all = [primaryEmailAddress, ...(emailAddresses ?? [])];
  return all.find((address) => address?.value)?.value ?? null;
}

/** Only what a link may lead to. */
function safeUrl(written: string | null): string | null {
  if (written === null || !URL.canParse(written)) return null;
  const url = new URL(written);
  return url.protocol === 'https:' ? url.href : null;
}
