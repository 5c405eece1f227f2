import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log';
import type { SourceItem } from '../../ports/candidate-source';
import { SourceAway, SourceRefused } from '../../ports/connector';
import type { S3Settings } from '../../settings/s3';
import { MOST_FILE_BYTES } from '../../sources/folder-items';
import { type Bucket, putObject, RAW_BYTES } from '../../testing/s3/bucket';
import { type Fault, type S3Simulator, startS3, TEST_KEYS } from '../../testing/s3/simulator';
import { OWNER, plantFolder, settingsFor } from '../../testing/s3/test-folder';
import { sourceSuite } from '../../testing/sources/source-suite';
import { openS3Connector } from './connector';
import { REAL_PATIENCE } from './try-again';

let store: S3Simulator;
beforeAll(async () => {
  store = await startS3();
});
beforeEach(() => store.heal());
afterAll(() => store.close());

let lines: string[] = [];
beforeEach(() => {
  lines = [];
});

const patience = { ...REAL_PATIENCE, wait: async () => {} };

function connector(
  settings: Partial<S3Settings> = {},
  limits: Pick<Options, 'idleMs' | 'mostObjects'> = {},
) {
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const blobs = { bucket: 'acme-uploads', prefix: '' };
  const options = { log, patience, blobs, ...limits };
  return openS3Connector({ ...settingsFor(store), ...settings }, options);
}

let buckets = 0;
function planted(region?: string): { name: string; bucket: Bucket } {
  const name = `acme-cvs-${++buckets}`;
  return { name, bucket: plantFolder(store, name, region) };
}

const open = (
  name: string,
  { path = 'inbox', settings = {}, signal = new AbortController().signal, ...limits }: Options = {},
) => connector(settings, limits).open({ bucket_name: name, folder_path: path }, OWNER, signal);
type Options = {
  path?: string;
  settings?: Partial<S3Settings>;
  idleMs?: number;
  mostObjects?: number;
  signal?: AbortSignal;
};

async function itemsIn(name: string, options: Options = {}): Promise<SourceItem[]> {
  const source = await open(name, options);
  const items: SourceItem[] = [];
  for await (const item of source.items()) items.push(item);
  await source.close();
  return items;
}

/** What reading the only document of a folder gives. */
async function readOne(name: string, options: Options = {}, before: () => void = () => {}) {
  const source = await open(name, options);
  let answer: Awaited<ReturnType<typeof source.read>> | null = null;
  for await (const item of source.items()) {
    before();
    if (item.kind === 'document') answer = await source.read(item.entry);
  }
  await source.close();
  return answer instanceof Uint8Array ? new TextDecoder().decode(answer) : answer;
}

const refused = (words: string | RegExp) => (error: unknown) => {
  expect(error).toBeInstanceOf(SourceRefused);
  expect(error).toMatchObject({ field: 'bucket_name', message: expect.stringMatching(words) });
};
const failing = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );

describe('a folder of a bucket', () => {
  sourceSuite({
    plant: async (people) => {
      const { bucket, name: bucketName } = planted();
      for (const { name, text } of people) putObject(bucket, `inbox/${name}`, text);
      return {
        open: (signal) => open(bucketName, { ...(signal && { signal }) }),
        remove: async (name) => void bucket.objects.delete(`inbox/${name}`),
        change: async (name, text) => void putObject(bucket, `inbox/${name}`, text),
        cut: (times) => store.fault({ kind: 'cut' }, { times }),
      };
    },
    plantMany: async (count) => {
      const { bucket, name } = planted();
      bucket.many = { prefix: 'inbox/', count };
      return { open: () => open(name) };
    },
    isRemote: true,
  });
});

describe('whose a folder is', () => {
  test('a folder without the file of the account is refused, with its name and place', async () => {
    const { name, bucket } = planted();
    bucket.objects.clear();
    // Neither deeper down, nor next to the folder, nor with a longer name.
    for (const key of [
      'inbox/deep/candor-abcd1234.txt',
      'candor-abcd1234.txt',
      'inbox/candor-abcd12345.txt',
    ])
      putObject(bucket, key, '');
    refused(`put an empty file named candor-abcd1234.txt into s3://${name}/inbox and try again`)(
      await failing(open(name)),
    );
    const whole = await open(name, { path: '' });
    expect(whole.label).toBe(`s3://${name}`);
    await whole.close();
  });

  test('the proof counts with any ending, and is nobody', async () => {
    const { name, bucket } = planted();
    bucket.objects.clear();
    putObject(bucket, 'inbox/candor-abcd1234', '');
    putObject(bucket, 'inbox/ada.txt', 'Ada');
    const items = await itemsIn(name, { path: '/inbox/' });
    expect(items.map(({ filename }) => filename)).toEqual(['ada.txt']);
  });

  test('the bucket of our own uploads is nobody’s source', async () => {
    plantFolder(store, 'acme-uploads');
    refused('belongs to Candor')(await failing(open('acme-uploads')));
  });
});

test('a folder is not its neighbour, and odd keys come through', async () => {
  const { name, bucket } = planted();
  for (const key of ['inbox-of-others/eve.txt', 'inbox/', 'inbox/sub/']) putObject(bucket, key, '');
  const keys = [
    'a+b .txt',
    'a%2Fb.txt',
    'sub//x.txt',
    'Zoë & <søn>.txt',
    'bell\u0007.txt',
    'a..b.txt',
  ];
  for (const key of keys) putObject(bucket, `inbox/${key}`, `of ${key}`);
  const source = await open(name);
  const texts: string[] = [];
  const names: (string | null)[] = [];
  for await (const item of source.items()) {
    names.push(item.filename);
    if (item.kind !== 'document') continue;
    const bytes = await source.read(item.entry);
    if (bytes instanceof Uint8Array) texts.push(new TextDecoder().decode(bytes));
  }
  await source.close();
  expect(texts.sort()).toEqual(keys.map((key) => `of ${key}`).sort());
  expect(names).toContain('bell\uFFFD.txt');
  putObject(bucket, `../${OWNER.proofName}.txt`, '');
  putObject(bucket, '../ada.txt', 'Ada');
  expect(await readOne(name, { path: '..' })).toBe('Ada');
});

test('a key that is not UTF-8 is a problem of that one, and the others are read', async () => {
  const { name, bucket } = planted();
  const raw = (byte: number) => String.fromCodePoint(RAW_BYTES + byte);
  // Latin-1 for é, and the first of the two bytes of ö alone.
  putObject(bucket, `inbox/Ren${raw(0xe9)} Zoë.txt`, 'René');
  putObject(bucket, `inbox/Bj${raw(0xc3)}rn.txt`, 'Björn');
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  const items = await itemsIn(name);
  const told = items.map((item) => [
    item.filename,
    item.kind === 'unreadable' && [item.problem.code, item.problem.message],
  ]);
  expect(told.sort()).toEqual([
    ['Bj%C3rn.txt', ['unsupported_type', expect.stringContaining('not written in UTF-8')]],
    ['Ren%E9 Zoë.txt', ['unsupported_type', expect.stringContaining('not written in UTF-8')]],
    ['ada.txt', false],
  ]);
  expect(await readOne(name)).toBe('Ada');
});

test.each(['NFC', 'NFD'] as const)(
  'a folder is found however its signs were typed, and read where its keys are in %s',
  async (form) => {
    const { name, bucket } = planted();
    const prefix = 'Bewerbungen für Köche/'.normalize(form);
    putObject(bucket, `${prefix}${OWNER.proofName}.txt`, '');
    putObject(bucket, `${prefix}ada.txt`, 'Ada');
    for (const typed of ['NFC', 'NFD'] as const) {
      expect(await readOne(name, { path: 'Bewerbungen für Köche'.normalize(typed) })).toBe('Ada');
    }
    const path = 'Bewerbungen für Ärzte';
    refused('into s3://')(await failing(open(name, { path })));
  },
);

test('a key that ends like a folder is passed over if it is empty, and reported if it is not', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/team/', '');
  putObject(bucket, 'inbox/ada.pdf/', 'Ada');
  expect(await itemsIn(name)).toMatchObject([
    { kind: 'unreadable', filename: 'ada.pdf/', problem: { code: 'unsupported_type' } },
  ]);
});

test('empty, oversize and archived files are unreadable, and a table counts by rows', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/a-empty.pdf', '');
  putObject(bucket, 'inbox/b-huge.pdf', Buffer.alloc(MOST_FILE_BYTES + 1));
  putObject(bucket, 'inbox/c-table.csv', 'candidate_text,filename\nA nurse,ada\nA baker,bob\n');
  putObject(bucket, 'inbox/d-cold.csv', 'candidate_text\nx\n', { storageClass: 'DEEP_ARCHIVE' });
  const items = await itemsIn(name);
  expect(items).toMatchObject([
    { kind: 'unreadable', problem: { code: 'empty' } },
    { kind: 'unreadable', problem: { code: 'too_large' } },
    { kind: 'text', text: 'A nurse' },
    { kind: 'text', text: 'A baker' },
    { kind: 'unreadable', problem: { code: 'archived' } },
  ]);
});

test('a folder with more files than are listed is refused as a whole', async () => {
  const { name, bucket } = planted();
  // The empty file that proves whose it is counts as any other.
  for (const at of [1, 2, 3]) putObject(bucket, `inbox/deep/${at}.txt`, 'Ada');
  const listing = (mostObjects: number) => itemsIn(name, { mostObjects });
  expect(await listing(4)).toHaveLength(3);
  const error = await failing(listing(3));
  expect(error).toBeInstanceOf(SourceRefused);
  expect(error).toMatchObject({
    field: 'folder_path',
    message: expect.stringContaining('more than 3 files'),
  });
});

describe('where a bucket lies', () => {
  test('another region is found by the error of the signature', async () => {
    const { name, bucket } = planted('eu-central-1');
    putObject(bucket, 'inbox/ada.txt', 'Ada');
    expect(await readOne(name)).toBe('Ada');
  });

  test('another region is found by a redirect, once', async () => {
    const { name, bucket } = planted('eu-central-1');
    putObject(bucket, 'inbox/ada.txt', 'Ada');
    const redirect: Fault = {
      kind: 'error',
      status: 301,
      code: 'PermanentRedirect',
      headers: { 'x-amz-bucket-region': 'eu-central-1' },
    };
    store.fault(redirect);
    expect(await readOne(name)).toBe('Ada');
    store.fault(redirect, { times: 99 });
    refused('lies where')(await failing(open(name)));
  });
});

test.each([
  ['NoSuchBucket', 404, /There is no bucket named/],
  ['InvalidBucketName', 400, /There is no bucket named/],
  [
    'AccessDenied',
    403,
    /Let arn:aws:iam::111122223333:user\/candor in: allow s3:ListBucket on arn:aws:s3:::acme-cvs-\d+ and s3:GetObject on arn:aws:s3:::acme-cvs-\d+\/inbox\/\*/,
  ],
  ['AllAccessDisabled', 403, /closed by S3/],
])('%s is refused in words about the bucket', async (code, status, words) => {
  const { name } = planted();
  store.fault({ kind: 'error', status, code });
  refused(words)(await failing(open(name)));
});

test.each([
  ['InvalidAccessKeyId', 403],
  ['SignatureDoesNotMatch', 403],
  ['ExpiredToken', 400],
  ['InvalidToken', 400],
  ['RequestTimeTooSkewed', 403],
])('%s is a fault of ours and no word about the bucket', async (code, status) => {
  const { name } = planted();
  store.fault({ kind: 'error', status, code }, { times: 2 });
  const error = await failing(open(name));
  expect(error).toBeInstanceOf(SourceAway);
  expect(error).toMatchObject({ message: expect.stringContaining('please tell support') });
});

test('a call that failed stands in the log with both ids that the store gave it', async () => {
  const { name } = planted();
  store.fault({ kind: 'error', status: 403, code: 'AccessDenied' });
  await failing(open(name));
  const said = lines.map((line) => JSON.parse(line)).find(({ code }) => code === 'AccessDenied');
  expect(said).toMatchObject({
    request_id: expect.any(String),
    id_2: expect.stringMatching(/\/9\+0=$/),
  });
});

test('a key that may list but not read is reported before anything is listed', async () => {
  const { name, bucket } = planted();
  bucket.denies.add('head');
  refused('s3:GetObject')(await failing(open(name)));
});

test('a wrong clock is corrected by the response, and the call repeated', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  store.ahead = 20 * 60_000;
  try {
    expect(await readOne(name)).toBe('Ada');
  } finally {
    store.ahead = 0;
  }
});

test.each<[string, Fault, number]>([
  ['SlowDown', { kind: 'error', status: 503, code: 'SlowDown' }, 2],
  ['InternalError', { kind: 'error', status: 500, code: 'InternalError' }, 3],
  ['TemporaryRedirect', { kind: 'error', status: 307, code: 'TemporaryRedirect' }, 1],
  ['a connection that ends', { kind: 'hang_up' }, 3],
  ['a document that is cut off', { kind: 'cut' }, 3],
  ['bytes that do not fit their checksum, once', { kind: 'wrong_bytes' }, 1],
])('%s passes', async (_name, fault, times) => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada has worked.');
  const text = await readOne(name, {}, () => store.fault(fault, { times, about: /ada/ }));
  expect(text).toBe('Ada has worked.');
});

test.each<[string, Fault]>([
  ['damaged', { kind: 'wrong_bytes' }],
  ['no_access', { kind: 'error', status: 403, code: 'AccessDenied' }],
  ['no_access', { kind: 'error', status: 400, code: 'KMS.DisabledException' }],
  ['archived', { kind: 'error', status: 403, code: 'InvalidObjectState' }],
  ['gone', { kind: 'error', status: 404, code: 'NoSuchKey' }],
  ['changed', { kind: 'error', status: 412, code: 'PreconditionFailed' }],
  ['unavailable', { kind: 'error', status: 503, code: 'SlowDown' }],
  ['unavailable', { kind: 'error', status: 416, code: 'InvalidRange' }],
  ['unavailable', { kind: 'cut' }],
])('a document that stays %s is a problem of that one', async (code, fault) => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  const answer = await readOne(name, {}, () => store.fault(fault, { times: 99, about: /ada/ }));
  expect(answer).toMatchObject({ code, message: expect.stringMatching(/^\w.*\.$/) });
});

test('a body that stalls is cut and read again', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  const stall = () => store.fault({ kind: 'stall' }, { about: /ada/ });
  expect(await readOne(name, { idleMs: 50 }, stall)).toBe('Ada');
});

describe('lists that lie', () => {
  const page = (inner: string) => `<ListBucketResult><Name>x</Name>${inner}</ListBucketResult>`;
  const person = (at: number, size = '3') =>
    `<Contents><Key>inbox/p${at}.txt</Key><LastModified>2026-05-02T09:00:00.000Z</LastModified><ETag>"x"</ETag><Size>${size}</Size></Contents>`;
  const truncated = '<IsTruncated>true</IsTruncated>';
  test.each([
    ['stops in the middle', page(truncated + person(1))],
    [
      'gives one token again and again',
      page(`${truncated}<NextContinuationToken>t</NextContinuationToken>${person(1)}`),
    ],
    ['shows another folder', page('<Contents><Key>other/eve.txt</Key><Size>1</Size></Contents>')],
    ['counts in words', page(person(1, 'many'))],
    ['is no XML', '{"an": "answer"'],
    ['never ends its page', page('x'.repeat(17 * 1024 * 1024))],
  ])('a list that %s ends with an error', async (_name, body) => {
    const { name } = planted();
    const source = await open(name);
    store.fault({ kind: 'answer', body }, { times: 99 });
    const listing = async () => {
      for await (const _item of source.items());
    };
    expect(await failing(listing())).toBeInstanceOf(SourceAway);
    await source.close();
  });
});

test('a list that loops ends with an error', async () => {
  const { name } = planted();
  const source = await open(name);
  for (let at = 0; at < 20; at += 1) {
    const token = `<NextContinuationToken>${['a', 'b', 'c'][at % 3]}</NextContinuationToken>`;
    const body = `<ListBucketResult><IsTruncated>true</IsTruncated>${token}</ListBucketResult>`;
    store.fault({ kind: 'answer', body });
  }
  const listing = async () => {
    for await (const _item of source.items());
  };
  expect(await failing(listing())).toMatchObject({
    message: expect.stringContaining('to its end'),
  });
  await source.close();
});

test('cancelling ends a read in the middle', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  const stop = new AbortController();
  const stall = () => {
    store.fault({ kind: 'stall' }, { about: /ada/ });
    setTimeout(() => stop.abort(), 50);
  };
  expect(await failing(readOne(name, { signal: stop.signal }, stall))).toMatchObject({
    name: 'AbortError',
  });
});

test('documents that are too large by the time they are read hold no connection', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  const source = await open(name);
  const entry = JSON.stringify(['inbox/huge.txt', null, 3]);
  putObject(bucket, 'inbox/huge.txt', Buffer.alloc(MOST_FILE_BYTES + 1));
  for (let at = 0; at < 60; at += 1) {
    expect(await source.read(entry)).toMatchObject({ code: 'too_large' });
  }
  await source.close();
}, 60_000);

test('no secret is in an error or a line of the log, whatever goes wrong', async () => {
  const [secret, token] = ['planted-secret-9f', 'planted-token-7c'];
  const settings = { secretAccessKey: secret, sessionToken: token };
  const { name } = planted();
  const errors = [await failing(open(name, { settings }))];
  store.keys.other = { secret, token };
  for (const fault of [
    { kind: 'error', status: 403, code: 'AccessDenied', fields: { Message: secret } },
    { kind: 'error', status: 500, code: secret, fields: { StringToSign: token } },
    { kind: 'hang_up' },
    { kind: 'answer', body: `<${secret}>` },
  ] satisfies Fault[]) {
    store.heal();
    store.fault(fault, { times: 99 });
    errors.push(await failing(open(name, { settings: { ...settings, accessKeyId: 'other' } })));
  }
  const told = errors.map((error) =>
    error instanceof Error
      ? [error.message, error.stack, error.cause, JSON.stringify(error)]
      : error,
  );
  const words = JSON.stringify(told) + lines.join('');
  expect(lines.length).toBeGreaterThan(0);
  for (const planted of [secret, token, TEST_KEYS.secretAccessKey])
    expect(words).not.toContain(planted);
});

test('a temporary key works with its token', async () => {
  const { name, bucket } = planted();
  putObject(bucket, 'inbox/ada.txt', 'Ada');
  store.keys.short = { secret: 'short-secret', token: 'short-token' };
  const settings = {
    accessKeyId: 'short',
    secretAccessKey: 'short-secret',
    sessionToken: 'short-token',
  };
  expect(await readOne(name, { settings })).toBe('Ada');
  store.keys.short.isExpired = true;
  expect(await failing(open(name, { settings }))).toBeInstanceOf(SourceAway);
});
