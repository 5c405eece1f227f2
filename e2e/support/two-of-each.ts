import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { type ServerProcess, startProcess } from '@candor/server/testing/chaos/processes';
import { startS3, TEST_KEYS } from '@candor/server/testing/s3/simulator';
import type { RunningServer } from './server';

const BUCKET = 'uploads-of-all';
/** As without a setting: what starts processes for campaigns lets them ask far more often. */
const REQUESTS_PER_MINUTE = '300';

/**
 * Starts the built product as several machines run it: two processes for pages and two workers on one PostgreSQL and one bucket, behind
 * one address that gives each connection to the other process for pages than the one before.
 */
export async function startTwoOfEach(): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'candor-two-'));
  // Where what journeys do behind the product's back finds it as well.
  const database = await startEmbedded(dataDir);
  const store = await startS3({ pageSize: 100 });
  store.bucket(BUCKET);
  const balancer = await startBalancer();
  const crew: ServerProcess[] = [];
  const stop = async () => {
    await balancer.close();
    await Promise.all(crew.map((one) => one.stop()));
    await store.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const around = {
      databaseUrl: database.url,
      dataDir,
      env: {
        PUBLIC_URL: balancer.url,
        TRUSTED_PROXIES: '127.0.0.1',
        REQUESTS_PER_MINUTE,
        BLOB_URL: `s3://${BUCKET}`,
        S3_ENDPOINT: store.endpoint,
        S3_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
        AWS_SECRET_ACCESS_KEY: TEST_KEYS.secretAccessKey,
      },
    };
    for (const role of ['web', 'web', 'worker', 'worker'] as const)
      crew.push(await startProcess(role, around));
    balancer.share(crew.flatMap(({ address }) => (address === '' ? [] : [address])));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: balancer.url, dataDir, stop };
}

/** Passes connections on as they are, so that sockets and long downloads go through as well. */
async function startBalancer() {
  let targets: readonly URL[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const target = targets[turn++ % targets.length];
    if (target === undefined) return visitor.destroy();
    const process = connect(Number(target.port), '127.0.0.1');
    for (const [from, to] of [
      [visitor, process],
      [process, visitor],
    ] as const) {
      open.add(from);
      from.pipe(to);
      // Whoever leaves, a browser or a process, takes the other end along.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.');
  return {
    url: `http://localhost:${address.port}`,
    share: (addresses: readonly string[]) => {
      targets = addresses.map((one) => new URL(one));
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
