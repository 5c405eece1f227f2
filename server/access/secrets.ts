import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config';

/** The keys of this installation, newest first. */
type Keys = Pick<Config, 'secretKeys'>;

/**
 * Where an encrypted text belongs. It opens nowhere else, so that nobody can move one secret into another's place.
 */
export type SecretPlace = { table: string; column: string; id: string };

/**
 * A text that was not encrypted here, or with a key that is no longer known, or for another place, or that was
 * changed.
 */
export class SecretUnreadable extends Error {
  constructor(why: string) {
    super(`A sealed text cannot be opened: ${why}`);
    this.name = 'SecretUnreadable';
  }
}

const FORM = /^v1\.([0-9a-f]{12})\.([\w-]{16})\.([\w-]+)$/;
/** NIST SP 800-38D: 96 random bits, so that one key may encrypt some billions of texts, and the full tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret for its place in the database with the newest key (AES-256-GCM). The result names the key,
 * nothing more.
 */
export function sealSecret(keys: Keys, plain: string, place: SecretPlace): string {
  const [newest] = keys.secretKeys;
  if (!newest) throw new Error('There is no key to seal with.');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKeyOf(newest), nonce);
  cipher.setAAD(wordsOf(place));
  const sealed = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return ['v1', keyIdOf(newest), base64(nonce), base64(Buffer.concat(sealed))].join('.');
}

/**
 * Decrypts a text of this place.
 *
 * @throws SecretUnreadable, which never quotes the text.
 */
export function openSecret(keys: Keys, sealed: string, place: SecretPlace): string {
  const [, id, nonce, body] = FORM.exec(sealed) ?? [];
  if (!id || !nonce || !body) throw new SecretUnreadable('it was not sealed by this product');
  const key = keys.secretKeys.find((candidate) => keyIdOf(candidate) === id);
  if (!key) throw new SecretUnreadable(`its key ${id} is not known here`);
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < TAG_BYTES) throw new SecretUnreadable('it is cut short');
  const decipher = createDecipheriv('aes-256-gcm', cipherKeyOf(key), fromBase64(nonce));
  decipher.setAAD(wordsOf(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const plain = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    throw new SecretUnreadable('it was changed or belongs elsewhere');
  }
}

/** How encrypted texts refer to a key. It reveals nothing about the key. */
export function keyIdOf(key: Buffer): string {
  return derived(key, 'candor key id', 6).toString('hex');
}

/** The configured key is never used directly, because one text may serve several purposes. */
function cipherKeyOf(key: Buffer): Buffer {
  return derived(key, 'candor sealed secrets', 32);
}

/** HKDF (RFC 5869) without salt: the input already has 256 random bits. */
function derived(key: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, bytes));
}

function wordsOf({ table, column, id }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([table, column, id]));
}

const base64 = (bytes: Buffer) => bytes.toString('base64url');
const fromBase64 = (text: string) => Buffer.from(text, 'base64url');
