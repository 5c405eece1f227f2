import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AtsTokens } from '../../ports/ats';
import { clientOf, consentTo } from '../../testing/greenhouse/connect';
import { type GreenhouseSimulator, startGreenhouse } from '../../testing/greenhouse/simulator';
import type { NewApplication } from '../../testing/greenhouse/world';

const SIGNAL = new AbortController().signal;
let greenhouse: GreenhouseSimulator;
let tokens: AtsTokens;
beforeEach(async () => {
  greenhouse = await startGreenhouse();
  tokens = await consentTo(greenhouse);
});
afterEach(() => greenhouse.close());

const apply = (more: Partial<NewApplication> = {}) =>
  greenhouse.addApplication({ jobId: null, firstName: 'Ines', lastName: 'Falk', ...more });
type Made = ReturnType<typeof apply>;
const idsOf = ({ applicationId, candidateId }: Made) => ({
  applicationId: String(applicationId),
  candidateId: String(candidateId),
});
const read = async (made: Made, signal = SIGNAL, idleMs = 10_000) => {
  const client = clientOf(greenhouse, { patience: { idleMs } });
  const readOne = await client.lookUp(tokens, [idsOf(made)], signal);
  return readOne(tokens, idsOf(made), signal);
};
const resumeOf = async (made: Made) => {
  const { resume } = await read(made);
  return resume && { filename: resume.filename, text: Buffer.from(resume.bytes).toString() };
};

describe('a candidate', () => {
  test('comes with name, address, page and resume', async () => {
    const made = apply({ email: 'ines@example.com', resume: 'Five years of Python.' });
    expect(await read(made)).toEqual({
      name: 'Ines Falk',
      email: 'ines@example.com',
      profileUrl: `https://app.greenhouse.io/people/${made.candidateId}`,
      resume: { filename: 'resume.txt', bytes: Buffer.from('Five years of Python.') },
    });
  });

  test('is called as they prefer', async () => {
    const made = apply();
    greenhouse.world.changeCandidate(made.candidateId, { preferred_name: 'Ina Falk' });
    expect((await read(made)).name).toBe('Ina Falk');
    greenhouse.world.changeCandidate(made.candidateId, {
      preferred_name: ' ',
      first_name: '',
      last_name: 'Falk',
    });
    expect((await read(made)).name).toBe('Falk');
  });

  test('may have neither a name, an address nor a resume', async () => {
    const made = apply({ firstName: '', lastName: '' });
    expect(await read(made)).toMatchObject({ name: null, email: null, resume: null });
  });

  test('who was deleted is gone', async () => {
    const made = apply();
    greenhouse.removeCandidate(made.candidateId);
    await expect(read(made)).rejects.toMatchObject({ name: 'AtsGone' });
  });
});

test('many are looked up in two calls, however much is attached, and each keeps their own', async () => {
  const all = Array.from({ length: 50 }, (_, n) => apply({ lastName: `${n}`, resume: `CV ${n}` }));
  const [first] = all;
  for (let n = 1; n <= 3; n += 1) {
    greenhouse.world.addAttachment(first?.applicationId ?? 0, {
      filename: 'letter.txt',
      bytes: Buffer.from('Dear team'),
      type: 'cover_letter',
    });
  }
  greenhouse.calls.length = 0;
  const client = clientOf(greenhouse);
  const readOne = await client.lookUp(tokens, all.map(idsOf), SIGNAL);
  expect(greenhouse.calls.map(({ path }) => path)).toEqual(['/v3/candidates', '/v3/attachments']);
  greenhouse.world.mostRows = 10;
  const again = await client.lookUp(tokens, all.map(idsOf), SIGNAL);
  for (const reader of [readOne, again]) {
    const facts = await Promise.all(all.map((made) => reader(tokens, idsOf(made), SIGNAL)));
    expect(facts.map(({ name }) => name)).toEqual(all.map((_, n) => `Ines ${n}`));
    const texts = facts.map(({ resume }) => Buffer.from(resume?.bytes ?? []).toString());
    expect(texts).toEqual(all.map((_, n) => `CV ${n}`));
  }
});

describe('the resume', () => {
  test('is the newest of the application, and no other kind of file', async () => {
    const made = apply({ resume: 'First.' });
    greenhouse.world.addAttachment(made.applicationId, {
      filename: 'second.txt',
      bytes: Buffer.from('Second.'),
    });
    greenhouse.world.addAttachment(made.applicationId, {
      filename: 'letter.txt',
      bytes: Buffer.from('Dear team'),
      type: 'cover_letter',
    });
    apply({ resume: "Somebody else's." });
    expect(await resumeOf(made)).toEqual({ filename: 'second.txt', text: 'Second.' });
  });

  test('is fetched without the token, which its storage would refuse', async () => {
    const made = apply({ resume: 'Text.' });
    expect(await resumeOf(made)).toMatchObject({ text: 'Text.' });
    const file = greenhouse.calls.at(-1);
    expect(file?.path).toMatch(/^\/files\//);
    expect(file?.query).toContain('X-Amz-Signature');
  });

  test('of more than 10 MB is truncated after that, so that its reader notices', async () => {
    const limit = 10 * 1024 * 1024;
    const exact = apply({ resume: { filename: 'a.txt', bytes: Buffer.alloc(limit, 'x') } });
    const larger = apply({ resume: { filename: 'b.txt', bytes: Buffer.alloc(limit + 999, 'x') } });
    expect((await read(exact)).resume?.bytes.byteLength).toBe(limit);
    expect((await read(larger)).resume?.bytes.byteLength).toBe(limit + 1);
  });

  test('behind a link that is over is unavailable for now', async () => {
    const made = apply({ resume: 'Text.' });
    greenhouse.world.areLinksOver = true;
    await expect(read(made)).rejects.toMatchObject({ name: 'AtsUnavailable' });
  });

  test('that was taken away since is none', async () => {
    const made = apply({ resume: 'Text.' });
    greenhouse.world.filesUrl = `${greenhouse.authUrl}/nowhere`;
    expect(await resumeOf(made)).toBeNull();
  });

  test.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://localhost', 'file:', 'ftp://x'])(
    'is not looked for inside our network: %s',
    async (place) => {
      let knocks = 0;
      const canary = createServer().on('connection', (socket) => {
        knocks += 1;
        socket.destroy();
      });
      canary.listen(0, '127.0.0.1');
      await once(canary, 'listening');
      const made = apply({ resume: 'Text.' });
      greenhouse.world.filesUrl = `${place}:${Object(canary.address()).port}/files`;
      const error = await read(made).catch((thrown) => thrown);
      canary.close();
      expect(error).toMatchObject({ name: 'AtsUnavailable' });
      expect(error.message + error.stack).not.toContain('/files');
      expect(knocks).toBe(0);
    },
  );

  test('that leads elsewhere is not followed there', async () => {
    const made = apply({ resume: 'Text.' });
    const elsewhere = { status: 302, headers: { Location: `${greenhouse.apiUrl}/jobs` } };
    greenhouse.onCall((path) => (path.startsWith('/files/') ? elsewhere : null));
    await expect(read(made)).rejects.toMatchObject({ name: 'AtsUnavailable' });
    expect(greenhouse.calls.at(-1)?.path).toMatch(/^\/files\//);
  });

  test.each(['cut', 'stall', 'slow', 'broken'] as const)(
    'that arrives incomplete is unavailable: %s',
    async (trouble) => {
      const made = apply({ resume: 'A text of some length.' });
      greenhouse.onCall((path) => (path.startsWith('/files/') ? trouble : null));
      await expect(read(made, SIGNAL, 100)).rejects.toMatchObject({ name: 'AtsUnavailable' });
    },
  );

  test('ends with the signal', async () => {
    const made = apply({ resume: 'Text.' });
    const stop = new AbortController();
    greenhouse.onCall((path) => {
      if (!path.startsWith('/files/')) return null;
      stop.abort(new Error('enough'));
      return 'slow';
    });
    await expect(read(made, stop.signal)).rejects.toThrow('enough');
  });
});

describe("a job's text", () => {
  const textOf = (id: number) => clientOf(greenhouse).jobText(tokens, String(id), SIGNAL);

  test('is what its posting says, without tags and styles', async () => {
    const id = greenhouse.addJob({
      post: '<style>p { color: red }</style><h2>Nurse</h2><p>Ward &amp; clinic</p><ul><li>Nights</li></ul><script>x()</script>',
    });
    expect(await textOf(id)).toBe('Nurse\n\nWard & clinic\n\n• Nights');
  });

  test('is the same if characters are entities', async () => {
    const id = greenhouse.addJob({ post: '&lt;p&gt;C&amp;amp;D, 5 &amp;lt; 6&lt;/p&gt;' });
    expect(await textOf(id)).toBe('C&D, 5 < 6');
  });

  test('is null without a posting, and with one that says nothing', async () => {
    for (const post of [null, '', '<p>&nbsp;</p>', '<!-- soon -->']) {
      expect(await textOf(greenhouse.addJob({ post }))).toBeNull();
    }
    expect(await textOf(1)).toBeNull();
  });

  test('is of the posting that candidates see, the newest of them', async () => {
    const id = greenhouse.addJob({ post: null });
    const { world } = greenhouse;
    world.addPost(id, { content: '<p>Internal</p>', internal: true });
    expect(await textOf(id)).toBe('Internal');
    world.addPost(id, { content: '<p>Older</p>', first_published_at: '2026-01-01T00:00:00Z' });
    world.addPost(id, { content: '<p>Newer</p>', first_published_at: '2026-02-01T00:00:00Z' });
    world.addPost(id, { content: '<p>Draft</p>', live: false, first_published_at: null });
    world.addPost(id, { content: '<p>Deleted</p>', active: false });
    world.addPost(id, { content: '<p> </p>' });
    expect(await textOf(id)).toBe('Newer');
  });
});
