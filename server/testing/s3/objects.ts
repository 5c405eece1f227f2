import { createHash } from 'node:crypto';
import { type Answer, S3Error } from './answers';
import { type Bucket, putObject } from './bucket';

type Headers = Readonly<Record<string, string>>;

/** GetObject and HeadObject. */
export function readAnswer(bucket: Bucket, key: string, headers: Headers, isHead: boolean): Answer {
  const isDenied = bucket.denies.has(isHead ? 'head' : 'get') || bucket.closed.has(key);
  if (isDenied) throw new S3Error(403, 'AccessDenied');
  const object = bucket.objects.get(key);
  // Who may not list does not learn what is there.
  if (!object && bucket.denies.has('list')) throw new S3Error(403, 'AccessDenied');
  if (!object) throw new S3Error(404, 'NoSuchKey', { fields: { Key: key } });
  if (headers['if-match'] !== undefined && headers['if-match'] !== object.etag) {
    throw new S3Error(412, 'PreconditionFailed');
  }
  if (!isHead && ['GLACIER', 'DEEP_ARCHIVE'].includes(object.storageClass)) {
    throw new S3Error(403, 'InvalidObjectState', { fields: { StorageClass: object.storageClass } });
  }
  const metadata = Object.entries(object.metadata).map(([name, value]) => [
    `x-amz-meta-${name}`,
    value,
  ]);
  const checksum = createHash('sha256').update(object.bytes).digest('base64');
  return {
    status: 200,
    headers: {
      etag: object.etag,
      'last-modified': object.storedAt.toUTCString(),
      ...Object.fromEntries(metadata),
      ...(headers['x-amz-checksum-mode'] === 'ENABLED' && { 'x-amz-checksum-sha256': checksum }),
    },
    body: object.bytes,
  };
}

/** PutObject with a plain body. */
export function putAnswer(bucket: Bucket, key: string, headers: Headers, body: Buffer): Answer {
  if (headers['content-encoding']?.includes('aws-chunked'))
    throw new S3Error(501, 'NotImplemented');
  const digest = createHash('md5').update(body).digest('base64');
  if (headers['content-md5'] !== undefined && headers['content-md5'] !== digest) {
    throw new S3Error(400, 'BadDigest');
  }
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name.slice('x-amz-meta-'.length), value]);
  const { etag } = putObject(bucket, key, body, { metadata: Object.fromEntries(metadata) });
  return { status: 200, headers: { etag }, body: Buffer.alloc(0) };
}
