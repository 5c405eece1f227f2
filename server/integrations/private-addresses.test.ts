import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceConfigErrors } from '@candor/domain/rules/submission';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../log';
import { SourceRefused } from '../ports/connector';
import { testClock } from '../testing/clock';
import { connectTo } from '../testing/drive/connect';
import { type SimulatedDrive, startDrive } from '../testing/drive/simulator';
import { putObject } from '../testing/s3/bucket';
import { type S3Simulator, startS3 } from '../testing/s3/simulator';
import { OWNER, plantFolder, settingsFor } from '../testing/s3/test-folder';
import { openCalls } from './s3/calls';
import { openS3Connector } from './s3/connector';
import { type DatabaseSettings, openDatabases } from './sql/connector';

/** Somebody led into our network by what they typed reaches one of these. */
const folder = mkdtempSync(path.join(tmpdir(), 'candor-canary-'));
const unixSocket = path.join(folder, '.s.PGSQL.5432');
const canaries: Server[] = [];
const SIGNAL = new AbortController().signal;
const log = createLog('silent');
let port = 0;
let knocks = 0;

beforeAll(async () => {
  for (const where of [0, unixSocket]) {
    const canary = createServer((socket) => {
      knocks += 1;
      socket.destroy();
    }).listen(where);
    await once(canary, 'listening');
    const address = canary.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    canaries.push(canary);
  }
});
afterAll(() => {
  for (const canary of canaries) canary.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  knocks = 0;
});

/** Every way of writing an address of IPv4 that some program understands. */
function writingsOf(address: string): string[] {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (part: number) => `0x${part.toString(16)}`;
  const octal = (part: number) => `0${part.toString(8)}`;
  const wide = (text: string) =>
    text.replace(/[\d.]/g, (sign) =>
      sign === '.' ? '。' : String.fromCodePoint(sign.charCodeAt(0) + 0xfee0),
    );
  const short6 = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  return [
    address,
    `${address}.`,
    String(whole),
    hex(whole),
    hex(whole).toUpperCase(),
    octal(whole),
    parts.map(hex).join('.'),
    parts.map(octal).join('.'),
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `000${octal(a)}.${b}.${c}.${d}`,
    wide(address),
    `%31${address.slice(1)}`,
    `[::ffff:${address}]`,
    `[::ffff:${short6}]`,
    `[::${short6}]`,
    `[::ffff:0:${short6}]`,
    `[64:ff9b::${short6}]`,
    `[64:ff9b:1::${short6}]`,
    `[2002:${short6}::]`,
  ];
}

const HOSTS = [
  ...['127.0.0.1', '169.254.169.254'].flatMap(writingsOf),
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '100.100.100.200',
  '0.0.0.0',
  '127.255.255.254',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fe80::1%25lo]',
  '[fc00::1]',
  // The resolver of these tests leads every name to this machine.
  'localhost',
  'LOCALHOST.',
  'a.localhost',
  '127.0.0.1.nip.example',
  'bücher.example',
  'metadata',
  'public.example,127.0.0.1',
  '127.0.0.1,public.example',
  'public.example\\@127.0.0.1',
  'public.example@127.0.0.1',
  '127.0.0.1\t',
  '127.0.0.1#.public.example',
  '⑫7.0.0.1',
];

/** Whole connection strings that try to lead elsewhere than their host says, or to a file of ours. */
const strings = (scheme: string) => [
  ...HOSTS.map((host) => `${scheme}://ann:canary@${host}:${port}/hiring?sslmode=disable`),
  ...[`host=127.0.0.1`, `hostaddr=127.0.0.1`, `host=${folder}`, `socketPath=${unixSocket}`].map(
    (setting) => `${scheme}://ann:canary@public.example:${port}/hiring?sslmode=disable&${setting}`,
  ),
  `${scheme}://ann:canary@public.example/hiring?sslrootcert=/etc/hostname`,
  `${scheme}://ann:canary@${encodeURIComponent(folder)}/hiring?sslmode=disable`,
  `${scheme}://ann:canary@/hiring?host=${folder}&sslmode=disable`,
  `host=127.0.0.1 port=${port} user=ann password=canary dbname=hiring`,
  `file://${unixSocket}`,
  unixSocket,
  `http://127.0.0.1:${port}/`,
];

const leadingInside: DatabaseSettings = {
  allowPrivate: false,
  wait: async () => {},
  patience: { answerMs: 1_000, listingMs: 1_000 },
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
};

/** What opening a database is refused with; fails where it is not. */
async function refusal(settings: DatabaseSettings, connection_string: string): Promise<string> {
  const config = { connection_string, query: 'select 1 as candidate_text' };
  try {
    await openDatabases(settings).open(config, OWNER, new AbortController().signal);
  } catch (error) {
    if (error instanceof SourceRefused) return error.message;
    throw error;
  }
  throw new Error(`It was not refused: ${connection_string}`);
}

describe.each(['postgres', 'mysql'])('a %s connection string', (scheme) => {
  test('never leads inside, however the address is written, and is refused without a word of what is there', async () => {
    for (const string of strings(scheme)) {
      const message = await refusal(leadingInside, string);
      expect(message, string).toMatch(
        /^No \w+ database was reached|^The connection string|^The host in/,
      );
      expect(message, string).not.toContain('canary');
    }
    expect(knocks).toBe(0);
  });

  test('whose name leads inside a moment after the lookup leads nowhere', async () => {
    const rounds = Array.from({ length: 100 }, () => {
      let lookups = 0;
      return refusal(
        {
          ...leadingInside,
          patience: { answerMs: 50, listingMs: 50 },
          // An internet address where nobody answers, then this machine.
          resolve: async () => {
            lookups += 1;
            return lookups === 1
              ? [{ address: '2000::1', family: 6 }]
              : [{ address: '127.0.0.1', family: 4 }];
          },
        },
        `${scheme}://ann:canary@rebinding.example:${port}/hiring?sslmode=disable`,
      );
    });
    await Promise.all(rounds);
    expect(knocks).toBe(0);
  });

  test('leads inside where the operator opened that, and to the metadata of a machine never', async () => {
    const opened = { ...leadingInside, allowPrivate: true };
    const at = (host: string) => `${scheme}://ann:canary@${host}:${port}/hiring?sslmode=disable`;
    await refusal(opened, at('127.0.0.1'));
    await refusal(opened, at('inside.example'));
    expect(knocks).toBe(2);
    for (const host of [...writingsOf('169.254.169.254'), '[fd00:ec2::254]', '100.100.100.200']) {
      await refusal(
        { ...opened, resolve: async () => [{ address: '169.254.169.254', family: 4 }] },
        at(host),
      );
    }
    expect(knocks).toBe(2);
  });
});

const REDIRECTS = [301, 302, 303, 307, 308];

describe('a folder of Google Drive', () => {
  let drive: SimulatedDrive;
  const clock = testClock();
  beforeAll(async () => {
    drive = await startDrive({ clock });
  });
  afterAll(() => drive.close());

  test.each(HOSTS)('is not named by an address: %s', (host) => {
    expect(sourceConfigErrors('google_drive', { folder_id: host })).not.toEqual([]);
  });

  test.each(REDIRECTS)('whose response redirects (%i) is not followed', async (status) => {
    const root = drive.world.folder('Nurses');
    drive.world.file(`${OWNER.proofName}.txt`, { parent: root });
    const location = `http://127.0.0.1:${port}/drive/v3/files`;
    for (const at of [/^\/drive/, /^\/token/]) {
      drive.failNext({ raw: '{}', status, location }, { at, times: 9 });
      const opening = connectTo(drive, { clock }).open({ folder_id: root }, OWNER, SIGNAL);
      await expect(opening).rejects.toThrow();
      expect(knocks).toBe(0);
      drive.mend();
    }
  });
});

describe('a bucket', () => {
  let store: S3Simulator;
  beforeAll(async () => {
    store = await startS3();
  });
  afterAll(() => store.close());

  const PASSES = HOSTS.filter(
    (host) => sourceConfigErrors('aws_s3', { bucket_name: host }).length === 0,
  );

  test.each(PASSES)(
    'of Amazon that is called like an address lies at Amazon: %s',
    async (bucket) => {
      const calls = openCalls({ ...settingsFor(store), endpoint: null }, bucket, { log });
      const url = await calls.call(
        async ({ config }) =>
          config.endpointProvider({
            Bucket: bucket,
            Region: 'eu-central-1',
            ForcePathStyle: config.forcePathStyle,
          }).url,
      );
      calls.close();
      expect(url.hostname).toMatch(/\.amazonaws\.com$/);
    },
  );

  test.each(PASSES)(
    'that is called like an address is asked for at the store alone: %s',
    async (bucket_name) => {
      const opening = openS3Connector(settingsFor(store), { log }).open(
        { bucket_name, folder_path: `//127.0.0.1:${port}/` },
        OWNER,
        SIGNAL,
      );
      await expect(opening).rejects.toBeInstanceOf(SourceRefused);
      expect(knocks).toBe(0);
    },
  );

  test.each(REDIRECTS)('whose response redirects (%i) is not followed', async (status) => {
    putObject(plantFolder(store, 'acme-cvs'), 'inbox/ada.txt', 'Ada');
    const headers = { location: `http://127.0.0.1:${port}/acme-cvs` };
    store.fault({ kind: 'error', status, code: 'PermanentRedirect', headers });
    const config = { bucket_name: 'acme-cvs', folder_path: 'inbox' };
    await expect(
      openS3Connector(settingsFor(store), { log }).open(config, OWNER, SIGNAL),
    ).rejects.toBeInstanceOf(SourceRefused);
    expect(knocks).toBe(0);
    store.heal();
  });
});
