import { type Answer, S3Error, xmlAnswer } from './answers';
import { type Bucket, type Listed, listed, RAW_BYTES } from './bucket';
import { element, group } from './xml';

/** ListObjectsV2, in pages of the given size at most. */
export function listAnswer(
  bucket: Bucket,
  name: string,
  query: ReadonlyMap<string, string>,
  pageSize: number,
): Answer {
  if (bucket.denies.has('list')) throw new S3Error(403, 'AccessDenied');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(pageSize, Number(query.get('max-keys') ?? 1000));
  const after = afterToken(query.get('continuation-token')) ?? query.get('start-after') ?? null;
  const write = query.get('encoding-type') === 'url' ? encoded : (text: string) => text;

  const contents: Listed[] = [];
  const folders = new Set<string>();
  let last = after;
  let isTruncated = false;
  for (const object of listed(bucket, prefix, after)) {
    const cut = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const folder = cut < 0 ? null : object.key.slice(0, cut + delimiter.length);
    if (folder === null || !folders.has(folder)) {
      if (contents.length + folders.size === most) {
        isTruncated = true;
        break;
      }
      if (folder === null) contents.push(object);
      else folders.add(folder);
    }
    last = object.key;
  }
  const next = isTruncated && last !== null ? tokenAfter(last) : null;
  return xmlAnswer(
    'ListBucketResult',
    [
      element('Name', name),
      element('Prefix', write(prefix)),
      element('MaxKeys', most),
      element('KeyCount', contents.length + folders.size),
      element('IsTruncated', isTruncated),
      ...(query.get('encoding-type') === 'url' ? [element('EncodingType', 'url')] : []),
      ...(next === null ? [] : [element('NextContinuationToken', next)]),
      ...contents.map((object) => group('Contents', contentsOf(object, write))),
      ...[...folders].map((folder) => group('CommonPrefixes', element('Prefix', write(folder)))),
    ].join(''),
  );
}

function contentsOf(
  { key, etag, size, storedAt, storageClass }: Listed,
  write: (key: string) => string,
) {
  return [
    element('Key', write(key)),
    element('LastModified', storedAt.toISOString()),
    element('ETag', etag),
    element('Size', size),
    element('StorageClass', storageClass),
  ].join('');
}

/** Tokens hold signs that have to be encoded on the way back. */
const tokenAfter = (key: string) => `1+${Buffer.from(key).toString('base64')}==`;

function afterToken(token: string | undefined): string | null {
  if (token === undefined) return null;
  const [, key] = /^1\+(.+)==$/.exec(token) ?? [];
  if (!key) {
    throw new S3Error(400, 'InvalidArgument', { fields: { ArgumentName: 'continuation-token' } });
  }
  return Buffer.from(key, 'base64').toString();
}

/** As S3 does it: a plus for a space, slashes as they are. A lone surrogate stands for a byte that is no UTF-8. */
function encoded(key: string): string {
  return [...key].map(encodedSign).join('').replaceAll('%20', '+').replaceAll('%2F', '/');
}

function encodedSign(sign: string): string {
  const byte = (sign.codePointAt(0) ?? 0) - RAW_BYTES;
  return byte > 0 && byte <= 0xff
    ? `%${byte.toString(16).toUpperCase()}`
    : encodeURIComponent(sign);
}
