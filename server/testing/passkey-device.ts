import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedByPasskey,
} from '@candor/domain/model/passkey';

/** Where a browser stands that asks a device, and what the device does otherwise than a good one. */
export type DeviceWishes = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the device made sure who uses it. */
  verified?: boolean;
  /** What it says how often it has signed. */
  counter?: number;
  backedUp?: boolean;
  credentialId?: string;
  userHandle?: string;
  /** Whether the page is framed by another site. */
  crossOrigin?: boolean;
  /** Whether the device says who made it, which nobody asked for. */
  certified?: boolean;
};

/** A device that keeps one passkey: what a browser and an authenticator make of it together (WebAuthn Level 3, 6 and 5.1). */
export type PasskeyDevice = {
  make(asked: PasskeyCreation, wishes?: DeviceWishes): MadePasskey;
  sign(asked: PasskeyRequest, wishes?: DeviceWishes): SignedByPasskey;
};

const ORIGIN = 'http://localhost:3000';
const FLAGS = { present: 0x01, verified: 0x04, mayCopy: 0x08, copied: 0x10, holdsKey: 0x40 };

/** A new device with a key of its own, which counts how often it signs. */
export function aDevice(kind: 'ES256' | 'ES384' | 'RS256' = 'ES256'): PasskeyDevice {
  const { publicKey, privateKey } =
    kind === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: kind === 'ES256' ? 'P-256' : 'P-384' });
  const ownId = randomBytes(32);
  let handle = '';
  let signs = 0;
  return {
    make(asked, wishes = {}) {
      handle = asked.user.id;
      const id = wishes.credentialId ? Buffer.from(wishes.credentialId, 'base64url') : ownId;
      const key = Buffer.concat([Buffer.alloc(16), length16(id), id, coseKey(publicKey)]);
      const data = authenticatorData(asked.rp.id, { counter: signs, ...wishes }, key);
      const attestation = new Map<string, Cbor>([
        ['fmt', wishes.certified ? 'packed' : 'none'],
        ['attStmt', new Map(wishes.certified ? [...CERTIFIED] : [])],
        ['authData', data],
      ]);
      return {
        ...ids(id),
        response: {
          clientDataJSON: clientData('webauthn.create', asked.challenge, wishes),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(asked, wishes = {}) {
      signs += 1;
      const data = authenticatorData(asked.rpId, { counter: signs, ...wishes });
      const client = clientData('webauthn.get', asked.challenge, wishes);
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      const id = wishes.credentialId ? Buffer.from(wishes.credentialId, 'base64url') : ownId;
      return {
        ...ids(id),
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: wishes.userHandle ?? handle,
        },
      };
    },
  };
}

/** A statement that names a certificate, as far as anybody looks who wants none. */
const CERTIFIED: readonly [string, Cbor][] = [
  ['alg', -7],
  ['sig', Buffer.alloc(8)],
  ['x5c', [Buffer.alloc(3)]],
];

function ids(id: Buffer) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key' as const };
}

function clientData(type: string, challenge: string, wishes: DeviceWishes): string {
  const data = {
    type,
    challenge: wishes.challenge ?? challenge,
    origin: wishes.origin ?? ORIGIN,
    crossOrigin: wishes.crossOrigin ?? false,
  };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

/** Section 6.1: the digest of the site, flags, the counter, and where a key is handed over that key. */
function authenticatorData(rpId: string, wishes: DeviceWishes, key?: Buffer): Buffer {
  const flags =
    FLAGS.present |
    (wishes.verified === false ? 0 : FLAGS.verified) |
    (wishes.backedUp ? FLAGS.mayCopy | FLAGS.copied : 0) |
    (key ? FLAGS.holdsKey : 0);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(wishes.counter ?? 0);
  const site = sha256(Buffer.from(wishes.rpId ?? rpId));
  return Buffer.concat([site, Buffer.from([flags]), counter, key ?? Buffer.alloc(0)]);
}

/** A key on P-256 for ES256 or on P-384 for ES384 (RFC 9053, 7.1.1), or of RSA for RS256 (RFC 8230, 4; RFC 8812, 2). */
function coseKey(publicKey: KeyObject): Buffer {
  const { kty, crv, x = '', y = '', n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const [algorithm, curve] = crv === 'P-384' ? [-35, 2] : [-7, 1];
  const parts: [number, number | Buffer][] =
    kty === 'EC'
      ? [...pairs([1, 2], [3, algorithm], [-1, curve]), [-2, bytes(x)], [-3, bytes(y)]]
      : [...pairs([1, 3], [3, -257]), [-1, bytes(n)], [-2, bytes(e)]];
  return cbor(new Map(parts));
}

type Cbor = number | string | Buffer | Cbor[] | Map<unknown, unknown>;

/** As much of CBOR (RFC 8949, 3) as a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const parts = [...value].flatMap((pair) => pair.map((part) => cbor(part as Cbor)));
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, n: number): Buffer {
  const kind = major << 5;
  if (n < 24) return Buffer.from([kind | n]);
  if (n < 256) return Buffer.from([kind | 24, n]);
  return Buffer.from([kind | 25, n >> 8, n & 0xff]);
}

const pairs = (...all: [number, number][]) => all;
const bytes = (text: string) => Buffer.from(text, 'base64url');
const length16 = ({ length }: Buffer) => Buffer.from([length >> 8, length & 0xff]);
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
