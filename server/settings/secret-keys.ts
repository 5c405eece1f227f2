import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder';
import { ConfigError } from './config-error';
import type { Environment } from './environment';

/** Several keys take the place of the one, so that an older one can still open what it sealed. */
export function secretKeysOf(env: Environment, dataDir: string): Buffer[] {
  if (env.SECRETS_KEYS.length > 0) return env.SECRETS_KEYS.map((key) => Buffer.from(key));
  return env.SECRET_KEY ? [Buffer.from(env.SECRET_KEY)] : keptSecrets(dataDir);
}

/** The keys of this installation, one a line, the newest first. One is made on the first start. */
function keptSecrets(dataDir: string): Buffer[] {
  try {
    // Root's database runs as another account, which has to pass through this folder; all inside is private itself.
    makeFolder(path.resolve(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    const file = path.join(dataDir, 'secret-key');
    if (!existsSync(file)) keepNew(file);
    return keysIn(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`DATA_DIR: the folder cannot be used (${reason})`]);
  }
}

/** A link is made whole or not at all, and never over the secret of a process that was faster. */
function keepNew(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

function keysIn(text: string): Buffer[] {
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '').map((line) => Buffer.from(line));
  if (keys.length > 0 && keys.every((key) => key.length >= 32)) return keys;
  // A new one in its place would make everything that the lost one sealed unreadable, without a word.
  throw new ConfigError(['DATA_DIR: its file secret-key is damaged; put back the one you saved']);
}
