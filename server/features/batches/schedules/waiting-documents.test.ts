import { serverMessages } from '@candor/domain/server-messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ItemProblem } from '../../../ports/candidate-source';
import { BATCHES, batchOf, ended, resultsOf } from '../../../testing/batch-calls';
import { resume } from '../../../testing/documents/make-csv';
import type { UserWishes } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';
import {
  inMarch,
  type Member,
  type Mornings,
  madeBatches,
  morning,
  openMornings,
  owedKinds,
  scheduled,
  scoredFolder,
  settled,
} from '../../../testing/mornings';

let m: Mornings;
beforeAll(async () => {
  m = await openMornings();
});
afterAll(() => m.close());
beforeEach(() => m.dawn());
afterEach(() => m.clear());

const UNSCANNED: ItemProblem = { code: 'not_scanned', message: 'It was not scanned.' };
const CLOSED: ItemProblem = { code: 'no_access', message: 'It may not be read.' };
const ARCHIVED: ItemProblem = { code: 'archived', message: 'It lies in an archive.' };
const TROUBLE: ItemProblem = { code: 'unavailable', message: 'It was not handed over.' };

/** Somebody whose schedule has scored all of a folder, into which a document was put that cannot be read. */
async function someoneWaitingFor(problem: ItemProblem, wishes: UserWishes = {}): Promise<Member> {
  const member = await m.someone(wishes);
  await scheduled(member, await scoredFolder(member));
  member.files.set('c.txt', resume(3));
  m.shelf().problems.set('c.txt', problem);
  return member;
}

const newOn = async (member: Member, moment: string) =>
  (await morning(m, member, moment)).last?.new_candidates;
const usedBy = async ({ as }: Member): Promise<number> =>
  (await as.get('/api/users/quota-status')).json().candidates_used;
const digestsTo = async ({ user }: Member) =>
  (await m.server.mails()).filter(({ to }) => to === user.email).map(({ subject }) => subject);

/** Hands in a copy of the one document of a batch that could not be read, and answers what was said to it. */
async function handInCopy({ as }: Member, batchId: string, candidate_text: string) {
  const { processed_items } = await resultsOf(as, batchId);
  const unread = processed_items.find(({ error_code }) => error_code !== null);
  const url = `${BATCHES}/${batchId}/candidates/${unread?.candidate_id_internal}/document`;
  return as.form(url, { candidate_text });
}

/** Holds back the next listing of a folder. `begun` is when it waits, and `goOn` lets it list. */
function holdListing(): { begun: Promise<void>; goOn: () => void } {
  const { connector } = m.shelf();
  let isFirst = true;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    m.server.deps.connectors.google_drive = {
      ...connector,
      open: async (...asked) => {
        const source = await connector.open(...asked);
        return {
          ...source,
          async *items() {
            const isHeld = isFirst;
            isFirst = false;
            resolve();
            if (isHeld) await held;
            yield* source.items();
          },
        };
      },
    };
  });
  return { begun, goOn };
}

/** Somebody of whose folder a morning could not read a document, which can be read by now and which the next morning is listing. */
async function someoneBeingListed() {
  const member = await someoneWaitingFor(CLOSED);
  const { last } = await morning(m, member, '03T06:02');
  m.shelf().problems.clear();
  const used = await usedBy(member);
  const { begun, goOn } = holdListing();
  m.server.clock.set(inMarch('04T06:02'));
  await m.begin();
  await begun;
  return { member, batchId: last?.batch_job_id ?? '', used, goOn };
}

describe('a document that could not be read', () => {
  test.each([CLOSED, ARCHIVED])(
    'because of $code is told once, and scored on the first morning that can read it',
    async (problem) => {
      const member = await someoneWaitingFor(problem);
      const used = await usedBy(member);
      const { last } = await morning(m, member, '03T06:02');
      const { processed_items } = await resultsOf(member.as, last?.batch_job_id ?? '');
      expect(processed_items).toMatchObject([{ error_code: problem.code }]);
      const told = ['1 new candidate for Backend Engineer'];
      expect(await digestsTo(member)).toEqual(told);

      expect(await morning(m, member, '04T06:02')).toMatchObject({
        last: { new_candidates: 0, batch_job_id: null },
        trouble: null,
      });
      expect(await newOn(member, '05T06:02')).toBe(0);
      expect(await madeBatches(m, member)).toHaveLength(1);
      expect(await owedKinds(m)).toEqual([]);
      expect(await digestsTo(member)).toEqual(told);
      expect(await usedBy(member)).toBe(used);

      m.shelf().problems.clear();
      const granted = await morning(m, member, '06T06:02');
      const scored = await resultsOf(member.as, granted.last?.batch_job_id ?? '');
      expect(scored.processed_items).toMatchObject([
        { original_filename: 'c.txt', error_code: null, charged_to_quota: true },
      ]);
      expect(await digestsTo(member)).toHaveLength(2);
      expect(await usedBy(member)).toBe(used + 1);
      expect(await newOn(member, '07T06:02')).toBe(0);
      expect(await brokenInvariants(m.server.db)).toEqual([]);
    },
  );

  test('is in nobody’s way: who is new meanwhile is scored without it', async () => {
    const member = await someoneWaitingFor(CLOSED);
    await newOn(member, '03T06:02');
    member.files.set('d.txt', resume(4));
    const { last } = await morning(m, member, '04T06:02');
    const { processed_items } = await resultsOf(member.as, last?.batch_job_id ?? '');
    expect(processed_items).toMatchObject([{ original_filename: 'd.txt', error_code: null }]);
    m.shelf().problems.clear();
    expect(await newOn(member, '05T06:02')).toBe(1);
  });

  test('in the batch whose job is scheduled is scored once it can be read', async () => {
    const member = await m.someone();
    m.shelf().problems.set('b.txt', ARCHIVED);
    await scheduled(member, await scoredFolder(member));
    expect(await newOn(member, '03T06:02')).toBe(0);
    m.shelf().problems.clear();
    expect(await newOn(member, '04T06:02')).toBe(1);
    expect(await newOn(member, '05T06:02')).toBe(0);
  });

  test('for trouble that lasts is told once, and quietly tried after the second morning', async () => {
    const member = await someoneWaitingFor(TROUBLE);
    const found = [];
    for (const day of ['03', '04', '05', '06']) found.push(await newOn(member, `${day}T06:02`));
    expect(found).toEqual([1, 1, 0, 0]);
    expect(await digestsTo(member)).toHaveLength(1);
    m.shelf().problems.clear();
    expect(await newOn(member, '07T06:02')).toBe(1);
    expect(await newOn(member, '08T06:02')).toBe(0);
  });

  test('for want of our own scanner is tried each morning, and mailed on the first', async () => {
    const member = await someoneWaitingFor(UNSCANNED);
    const found = [];
    for (const day of ['03', '04', '05']) found.push(await newOn(member, `${day}T06:02`));
    expect(found).toEqual([1, 1, 1]);
    expect(await digestsTo(member)).toHaveLength(1);
    member.files.set('d.txt', resume(4));
    expect(await newOn(member, '06T06:02')).toBe(2);
    expect(await digestsTo(member)).toHaveLength(2);
    m.shelf().problems.clear();
    expect(await newOn(member, '07T06:02')).toBe(1);
    expect(await digestsTo(member)).toHaveLength(3);
  });

  test('is not scored again once a copy of it was handed in', async () => {
    const member = await someoneWaitingFor(CLOSED);
    const { last } = await morning(m, member, '03T06:02');
    const copied = await handInCopy(member, last?.batch_job_id ?? '', resume(3));
    expect(copied.statusCode).toBe(200);
    m.shelf().problems.clear();
    expect(await newOn(member, '04T06:02')).toBe(0);
  });

  test('in the batch whose job is scheduled is not scored again once a copy was handed in', async () => {
    const member = await m.someone();
    m.shelf().problems.set('b.txt', CLOSED);
    const batchId = await scoredFolder(member);
    await scheduled(member, batchId);
    expect((await handInCopy(member, batchId, resume(2))).statusCode).toBe(200);
    m.shelf().problems.clear();
    expect(await newOn(member, '03T06:02')).toBe(0);
  });

  test('is scored once where a copy is handed in while the next morning lists it', async () => {
    const { member, batchId, used, goOn } = await someoneBeingListed();
    const copied = await handInCopy(member, batchId, resume(3));
    expect(copied.statusCode).toBe(200);
    goOn();
    expect((await settled(member)).last?.new_candidates).toBe(0);
    expect(await usedBy(member)).toBe(used + 1);
  });

  test('that a later morning has scored is not scored again as a copy, nor in the batch whose job is scheduled', async () => {
    const member = await m.someone();
    m.shelf().problems.set('b.txt', CLOSED);
    const batchId = await scoredFolder(member);
    await scheduled(member, batchId);
    member.files.set('c.txt', resume(3));
    m.shelf().problems.set('c.txt', CLOSED);
    const { last } = await morning(m, member, '03T06:02');
    m.shelf().problems.clear();
    expect(await newOn(member, '04T06:02')).toBe(2);
    const used = await usedBy(member);
    for (const id of [batchId, last?.batch_job_id ?? '']) {
      const refused = await handInCopy(member, id, resume(4));
      expect(refused.statusCode).toBe(409);
      expect(refused.json().detail).toBe(serverMessages.replaceTaken);
    }
    expect(await usedBy(member)).toBe(used);
  });

  test.each([CLOSED, TROUBLE])(
    'because of $code does not bring back who is in it once they were erased',
    async (problem) => {
      const member = await someoneWaitingFor(problem);
      const { last } = await morning(m, member, '03T06:02');
      const { processed_items } = await resultsOf(member.as, last?.batch_job_id ?? '');
      const erased = await member.as.post('/api/people/erasure', {
        candidate_ids: processed_items.map((item) => item.candidate_id_internal),
        match_ids: [],
        invitation_codes: [],
        application_ids: [],
        confirm: true,
      });
      expect(erased.statusCode).toBe(200);
      m.shelf().problems.clear();
      expect(await newOn(member, '04T06:02')).toBe(0);
    },
  );

  test('is not scored again once its batch was run again by hand', async () => {
    const member = await someoneWaitingFor(TROUBLE);
    const { last } = await morning(m, member, '03T06:02');
    m.shelf().problems.clear();
    const used = await usedBy(member);
    const again = batchOf(await member.as.post(`${BATCHES}/${last?.batch_job_id}/rerun`));
    expect(await ended(member.as, again.batch_job_id)).toMatchObject({ status: 'completed' });
    expect(await newOn(member, '04T06:02')).toBe(0);
    expect(await usedBy(member)).toBe(used + 1);
  });

  test('that a later morning has scored is not scored again with the batch that could not read it', async () => {
    const member = await someoneWaitingFor(CLOSED);
    const { last } = await morning(m, member, '03T06:02');
    m.shelf().problems.clear();
    expect(await newOn(member, '04T06:02')).toBe(1);
    const refused = await member.as.post(`${BATCHES}/${last?.batch_job_id}/rerun`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe(serverMessages.takenSince);
  });

  test('is scored once where its batch is run again while the next morning lists it', async () => {
    const { member, batchId, used, goOn } = await someoneBeingListed();
    const again = batchOf(await member.as.post(`${BATCHES}/${batchId}/rerun`));
    expect(await ended(member.as, again.batch_job_id)).toMatchObject({ status: 'completed' });
    goOn();
    expect((await settled(member)).last?.new_candidates).toBe(0);
    expect(await usedBy(member)).toBe(used + 1);
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('waits until the plan has room for it, and stops nobody else', async () => {
    const member = await someoneWaitingFor(CLOSED, { maxBatchSize: 2 });
    await newOn(member, '03T06:02');
    m.shelf().problems.clear();
    for (const at of [4, 5]) member.files.set(`${at}.txt`, resume(at));
    expect(await newOn(member, '04T06:02')).toBe(2);
    expect(await newOn(member, '05T06:02')).toBe(1);
  });
});
