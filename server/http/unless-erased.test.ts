import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema';
import { amid } from '../testing/amid';
import { JOB_DESCRIPTION, resume } from '../testing/documents/make-csv';
import { aUser } from '../testing/factories';
import { type As, type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
const alarms: string[] = [];
beforeAll(async () => {
  t = await testApp({ onLog: (line) => line.includes('a call failed') && alarms.push(line) });
});
afterAll(() => t.close());

const CALLS: Record<string, (as: As) => ReturnType<As['post']>> = {
  'make a key': (as) => as.post('/api/keys', { name: 'nightly' }),
  'add a passkey': (as) => as.post('/api/auth/passkeys/setup', {}),
  'begin a second factor': (as) => as.post('/api/auth/second-factor/setup', {}),
  'match somebody': (as) =>
    as.form('/api/analytics/match', { candidate_text: resume(1), job_text: JOB_DESCRIPTION }),
};

test.each(Object.entries(CALLS))(
  'whoever wants to %s while the account is erased is nobody any more, and no alarm is raised',
  async (_what, call) => {
    const user = await aUser(t.db, { now: t.clock.now() });
    const reply = await amid(
      t.db,
      (tx) => tx.delete(users).where(eq(users.id, user.id)),
      () => call(t.as(user)),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'authentication_required']);
    expect(alarms).toEqual([]);
  },
);
