import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './answers';

/** Who may call: keys by their id. A key with a token is one that ends by itself. */
export type Keys = Record<string, { secret: string; token?: string; isExpired?: boolean }>;

export type SignedRequest = {
  method: string;
  /** As it was sent, with percent signs. */
  path: string;
  query: string;
  headers: Record<string, string>;
};

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60_000;

/**
 * Signature Version 4 as S3 checks it (AWS, "Authenticating Requests: Using the Authorization Header").
 *
 * @throws S3Error as S3 answers it.
 */
export function mustBeSigned(request: SignedRequest, keys: Keys, region: string, now: Date): void {
  const { headers } = request;
  const [, keyId, day, signedFor, signedHeaders, signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (!keyId || !day || !signedFor || !signedHeaders || !signature)
    throw new S3Error(403, 'AccessDenied');
  const key = keys[keyId];
  if (!key) throw new S3Error(403, 'InvalidAccessKeyId', { fields: { AWSAccessKeyId: keyId } });
  if (key.isExpired) throw new S3Error(400, 'ExpiredToken');
  if (key.token !== headers['x-amz-security-token']) throw new S3Error(400, 'InvalidToken');
  if (signedFor !== region) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', { fields: { Region: region } });
  }
  const moment = headers['x-amz-date'] ?? '';
  const skew = Math.abs(momentOf(moment).getTime() - now.getTime());
  if (!(skew <= MOST_SKEW_MS)) throw new S3Error(403, 'RequestTimeTooSkewed');

  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = canonicalRequest(request, signedHeaders.split(';'));
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${key.secret}`),
  );
  if (!timingSafeEqual(hmac(signing, toSign), Buffer.from(signature, 'hex'))) {
    throw new S3Error(403, 'SignatureDoesNotMatch', { fields: { StringToSign: toSign } });
  }
}

function canonicalRequest(
  { method, path, query, headers }: SignedRequest,
  signed: readonly string[],
) {
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=', 2).map((part) => encoded(decodeURIComponent(part))))
    .map(([name = '', value = '']) => `${name}=${value}`)
    .sort();
  return [
    method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    pairs.join('&'),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
}

/** RFC 3986: everything but letters, digits and -._~ */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** 20260502T090000Z */
function momentOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
