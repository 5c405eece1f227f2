import { AtsForbidden } from '../../ports/ats';
import type { Call, Caller } from './api';
import { type Method, scopeOf } from './methods';
import { ApiKeyInfo, ApplicationRow, JobRow, pageOf } from './wire';

/** What is read from Ashby, one list per permission that it needs. */
const NEEDED = [
  { method: 'job.list', answer: pageOf(JobRow) },
  { method: 'application.list', answer: pageOf(ApplicationRow) },
] as const;

/**
 * Whether a key is valid, its name, and which required permissions it lacks. Whether it may report on assessments is
 * only known if it can describe itself: nobody tries it just for that.
 */
export async function checkKey(
  call: Call,
  caller: Caller,
  { told } = { told: false },
): Promise<{ label: string | null; missing: readonly string[] }> {
  const info = await infoOf(call, caller);
  const scopes = info?.scopes ?? (await triedScopes(call, caller));
  const needed = NEEDED.map(({ method }: { method: Method }) => scopeOf(method));
  if (told && info?.scopes) needed.push(scopeOf('assessment.update'));
  return { label: info?.title ?? null, missing: needed.filter((scope) => !scopes.includes(scope)) };
}

/** null for a key that may not tell of itself: it can still do all that is needed. */
async function infoOf(call: Call, caller: Caller) {
  try {
    const asked = { method: 'apiKey.info', body: {}, answer: ApiKeyInfo } as const;
    return (await call(asked, caller)).results;
  } catch (error) {
    if (error instanceof AtsForbidden) return null;
    throw error;
  }
}

async function triedScopes(call: Call, caller: Caller): Promise<readonly string[]> {
  const scopes: string[] = [];
  for (const { method, answer } of NEEDED) {
    try {
      await call({ method, body: { limit: 1 }, answer }, caller);
      scopes.push(scopeOf(method));
    } catch (error) {
      if (!(error instanceof AtsForbidden)) throw error;
    }
  }
  return scopes;
}
