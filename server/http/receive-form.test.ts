import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoint } from '@candor/domain/api/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCOUNT, appWith, SAID } from '../testing/app-with';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import type { App, UploadedFile } from './serve';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { used: 3, reserved: 2 });
});
afterAll(() => t.close());

const authorization = () => `Bearer ${user.token}`;

describe('a form', () => {
  const upload = endpoint({
    name: 'test.upload',
    method: 'POST',
    path: '/api/upload',
    summary: 'For the test',
    access: ACCOUNT,
    form: {
      fields: z.object({
        title: z.string().min(3, 'Title is too short'),
        note: z.string().optional(),
      }),
      files: { document: { maxBytes: 1000, description: 'Anything' } },
    },
    ok: { status: 200, body: SAID },
    errors: [],
  });
  let app: App;
  let seen: { file: UploadedFile | undefined; bytes: string }[] = [];
  beforeAll(async () => {
    app = await appWith(t.deps, (serve) =>
      serve(upload, async ({ fields, files }) => {
        const file = files.document;
        seen.push({ file, bytes: file ? readFileSync(file.path, 'latin1') : '' });
        if (fields.title === 'fail') throw new Error('a bug');
        return { body: { said: fields.title } };
      }),
    );
  });
  beforeEach(() => {
    seen = [];
  });
  const send = async (fields: [string, string | Blob, string?][]) => {
    const form = new FormData();
    for (const [name, value, filename] of fields) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, filename);
    }
    const encoded = new Response(form);
    return app.inject({
      method: 'POST',
      url: '/api/upload',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        authorization: authorization(),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
    });
  };
  const leftovers = () => {
    const folder = path.join(t.deps.config.dataDir, 'tmp');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('brings its fields and its file, which is gone after the call', async () => {
    const reply = await send([
      ['title', 'A resume'],
      ['document', new Blob(['hello'], { type: 'text/plain' }), '../../etc/passwd'],
    ]);
    expect(reply.json()).toEqual({ said: 'A resume' });
    expect(seen[0]?.bytes).toBe('hello');
    expect(seen[0]?.file).toMatchObject({
      name: 'passwd',
      type: 'text/plain',
      size: 5,
      truncated: false,
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    });
    expect(leftovers()).toEqual([]);
  });

  test('a file is read up to its limit and marked if there was more', async () => {
    await send([
      ['title', 'Exact'],
      ['document', new Blob(['x'.repeat(1000)]), 'exact.txt'],
    ]);
    await send([
      ['title', 'Large'],
      ['document', new Blob(['x'.repeat(1001)]), 'large.txt'],
    ]);
    expect(seen.map(({ file }) => [file?.size, file?.truncated])).toEqual([
      [1000, false],
      [1000, true],
    ]);
  });

  test('a file far beyond its limit is 413 and leaves nothing behind', async () => {
    const reply = await send([
      ['title', 'Huge'],
      ['document', new Blob(['x'.repeat(100_000)]), 'huge.txt'],
    ]);
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'file_too_large']);
    expect(seen).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  test('an empty file field of a browser is not a file', async () => {
    await send([
      ['title', 'No file'],
      ['document', new Blob([]), ''],
    ]);
    expect(seen[0]?.file).toBeUndefined();
  });

  test('an invalid field is 400 and the file is deleted', async () => {
    const reply = await send([
      ['title', 'x'],
      ['document', new Blob(['hello']), 'a.txt'],
    ]);
    expect(reply.json().errors).toEqual([{ field: 'title', message: 'Title is too short' }]);
    expect(leftovers()).toEqual([]);
  });

  test('a bug of ours deletes the file, too', async () => {
    const reply = await send([
      ['title', 'fail'],
      ['document', new Blob(['hello']), 'a.txt'],
    ]);
    expect(reply.statusCode).toBe(500);
    expect(leftovers()).toEqual([]);
  });

  test('two files for one field are refused', async () => {
    const reply = await send([
      ['title', 'Two'],
      ['document', new Blob(['a']), 'a.txt'],
      ['document', new Blob(['b']), 'b.txt'],
    ]);
    expect(reply.statusCode).toBe(400);
    expect(leftovers()).toEqual([]);
  });

  test('files that nobody asked for are ignored', async () => {
    const reply = await send([
      ['title', 'Extra'],
      ['other', new Blob(['a']), 'a.txt'],
    ]);
    expect(reply.statusCode).toBe(200);
  });

  test.each([
    ['no form at all', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'a cut form',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; na',
      400,
    ],
  ])('%s is refused', async (_what, type, payload, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { authorization: authorization(), 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
  });

  const sendRaw = (boundary: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: {
        authorization: authorization(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });

  // At 252 a form parser once searched for the end of a part forever.
  test.each([70, 251, 252])(
    'a boundary of %i bytes is read like any other, and refused if it never ends',
    async (length) => {
      const boundary = 'b'.repeat(length);
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nA resume\r\n`;
      expect((await sendRaw(boundary, `${head}--${boundary}--\r\n`)).json()).toEqual({
        said: 'A resume',
      });
      expect((await sendRaw(boundary, `${head}--${boundary.slice(1)}`)).statusCode).toBe(400);
    },
  );

  test.each([253, 300])('a boundary of %i bytes is too long to be read: 400', async (length) => {
    const boundary = 'b'.repeat(length);
    const reply = await sendRaw(boundary, `--${boundary}--\r\n`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
  });

  test('a field named like the prototype is refused', async () => {
    const reply = await send([
      ['__proto__', 'x'],
      ['title', 'Names'],
    ]);
    expect(reply.statusCode).toBe(400);
  });
});
