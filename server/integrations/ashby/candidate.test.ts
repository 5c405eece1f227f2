import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log';
import { AtsGone, AtsUnavailable } from '../../ports/ats';
import { type AshbySimulator, startAshby } from '../../testing/ashby/simulator';
import { openAshby } from './ats';

const SIGNAL = new AbortController().signal;
let simulator: AshbySimulator;
let jobId: string;
beforeAll(async () => {
  simulator = await startAshby();
  jobId = simulator.addJob({});
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.calls.length = 0;
  simulator.expireFiles();
});

const read = async (of: { applicationId: string; candidateId: string }) => {
  const ashby = openAshby({ apiBase: simulator.url }, { log: createLog('silent') });
  const credentials = { kind: 'key', apiKey: simulator.key } as const;
  return (await ashby.lookUp(credentials, [of], SIGNAL))(credentials, of, SIGNAL);
};
const apply = (resume: Parameters<AshbySimulator['addApplication']>[0]['resume'] = null) =>
  simulator.addApplication({ jobId, name: 'Ada Example', email: 'ada@example.com', resume });
const asked = () => simulator.calls.map(({ method }) => method);
/** What Ashby says of a person in place of what it knows. */
const say = (results: object) =>
  simulator.trouble({ status: 200, body: { success: true, results } });

test('a candidate has a name, an address, a page and a resume', async () => {
  const ids = apply({ filename: 'ada.pdf', bytes: new Uint8Array([1, 2, 3]) });
  const person = await read(ids);
  expect(person).toMatchObject({
    name: 'Ada Example',
    email: 'ada@example.com',
    profileUrl: `https://app.ashbyhq.com/candidates/${ids.candidateId}`,
    resume: { filename: 'ada.pdf' },
  });
  expect([...(person.resume?.bytes ?? [])]).toEqual([1, 2, 3]);
});

test('without a resume no file is asked for', async () => {
  expect((await read(apply())).resume).toBe(null);
  expect(asked()).toEqual(['candidate.info']);
});

test('who left little data is read, too', async () => {
  say({ id: 'c', emailAddresses: [{ value: '' }, { value: 'second@example.com' }] });
  expect(await read(apply())).toEqual({
    name: null,
    email: 'second@example.com',
    profileUrl: null,
    resume: null,
  });
});

test.each(['javascript:alert(1)', 'http://app.ashbyhq.com/candidates/1', 'ada', '//example.com'])(
  'a page at %s is none to lead to',
  async (profileUrl) => {
    say({ id: 'c', profileUrl });
    expect((await read(apply())).profileUrl).toBe(null);
  },
);

describe('an application is gone', () => {
  test('with its candidate', async () => {
    const ids = apply();
    simulator.removeCandidate(ids.candidateId);
    await expect(read(ids)).rejects.toBeInstanceOf(AtsGone);
  });

  test('that is not theirs', async () => {
    const { candidateId } = apply();
    const { applicationId } = apply();
    await expect(read({ applicationId, candidateId })).rejects.toBeInstanceOf(AtsGone);
  });

  test('when its candidate became one with another, who has it from then on', async () => {
    const ada = apply();
    const same = apply();
    simulator.world.mergeCandidates(ada.candidateId, same.candidateId);
    await expect(read(ada)).rejects.toBeInstanceOf(AtsGone);
    expect(await read({ ...ada, candidateId: same.candidateId })).toMatchObject({
      name: 'Ada Example',
    });
  });
});

describe('a resume', () => {
  test('that Ashby does not hand out is none', async () => {
    const ids = apply('Of a person whom Ashby made up');
    const person = simulator.world.candidates.get(ids.candidateId);
    if (person) simulator.world.change(person, { isDemo: true });
    expect((await read(ids)).resume).toBe(null);
    expect(asked()).toEqual(['candidate.info', 'file.info']);
  });

  test('whose link has expired is requested once more', async () => {
    const ids = apply('Ten years of nights');
    simulator.expireFiles(1);
    const { resume } = await read(ids);
    expect(Buffer.from(resume?.bytes ?? []).toString()).toBe('Ten years of nights');
    expect(asked()).toEqual(['candidate.info', 'file.info', 'file.info']);
  });

  test('whose new link has also expired is unavailable', async () => {
    const ids = apply('Ten years of nights');
    simulator.expireFiles(9);
    await expect(read(ids)).rejects.toBeInstanceOf(AtsUnavailable);
    expect(asked()).toHaveLength(3);
  });

  test('beyond the limit comes as far as its reader needs to say so', async () => {
    const most = 10 * 1024 * 1024;
    const whole = await read(apply({ filename: 'a.txt', bytes: new Uint8Array(most) }));
    expect(whole.resume?.bytes.byteLength).toBe(most);
    const more = await read(apply({ filename: 'b.txt', bytes: new Uint8Array(most + 9) }));
    expect(more.resume?.bytes.byteLength).toBe(most + 1);
  });

  test('is not fetched from inside our network, however the link is written', async () => {
    let knocks = 0;
    const canary = createServer((socket) => {
      knocks += 1;
      socket.destroy();
    }).listen(0);
    await once(canary, 'listening');
    const address = canary.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0.0.0.0', '[::ffff:7f00:1]'];
    const links = [
      ...hosts.flatMap((host) => [`https://${host}:${port}/`, `http://${host}:${port}/`]),
      'file:///etc/hostname',
      'ada.pdf',
      'https://169.254.169.254/latest',
    ];
    for (const url of links) {
      const person = { id: 'c', resumeFileHandle: { name: 'ada.pdf', handle: 'h_1' } };
      say(person);
      say({ url });
      const refusal = read(apply());
      await expect(refusal, url).rejects.toBeInstanceOf(AtsUnavailable);
      await expect(refusal, url).rejects.toThrow('The applicant tracking system does not answer');
    }
    expect(knocks).toBe(0);
    canary.close();
  });
});
