import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries';
import type { Launcher } from './launcher';

export const DATABASE_USER = 'candor';
const PASSWORD_FILE = 'candor-password';

/**
 * Creates the cluster if there is none, under the lock of the server. It is built aside and renamed, so that a half-made one is never used; its
 * generated password is inside, readable only by its owner.
 */
export function ensureCluster(cluster: string, binaries: Binaries, launcher: Launcher): void {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) {
    launcher.own(cluster);
    return;
  }
  clearDrafts(cluster);
  const draft = `${cluster}.${randomUUID()}`;
  const passwordFile = `${draft}.password`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    launcher.own(draft);
    writeFileSync(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
    launcher.own(passwordFile);
    launcher.run(binaries.initdb, [
      '--pgdata',
      draft,
      '--username',
      DATABASE_USER,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--wal-segsize',
      '4',
      '--no-instructions',
    ]);
    renameSync(passwordFile, path.join(draft, PASSWORD_FILE));
    renameSync(draft, cluster);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** What was being made when its process was killed: each is some 40 MB, and nobody else makes one under the lock. */
function clearDrafts(cluster: string): void {
  const root = path.dirname(cluster);
  const isDraft = (name: string) =>
    name.startsWith(`${path.basename(cluster)}.`) && DRAFT.test(name);
  for (const name of readdirSync(root).filter(isDraft)) {
    rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

const DRAFT = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.password)?$/;

/** The password that was generated with the cluster. */
export function passwordOf(cluster: string): string {
  return readFileSync(path.join(cluster, PASSWORD_FILE), 'utf8');
}
