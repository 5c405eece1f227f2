import { refusal } from './errors';

/** What of an answer is asked for: names, each with what is asked for inside it; null for all of it. */
type Mask = Map<string, Mask | null>;

/** Cuts an answer down to `fields`, such as `nextPageToken,files(id,capabilities/canDownload)`. */
export function onlyFields(answer: object, fields: string): object {
  const mask = readMask(fields);
  return mask === null ? answer : (cut(answer, mask) as object);
}

/** Names that an answer may have, so that a wrong one is refused as Drive does. */
const KNOWN = new Set([
  'kind',
  'incompleteSearch',
  'nextPageToken',
  'files',
  'id',
  'name',
  'mimeType',
  'size',
  'modifiedTime',
  'createdTime',
  'md5Checksum',
  'trashed',
  'driveId',
  'owners',
  'parents',
  'permissionId',
  'emailAddress',
  'shortcutDetails',
  'targetId',
  'targetMimeType',
  'capabilities',
  'canDownload',
  'canListChildren',
  'version',
]);

function readMask(fields: string): Mask | null {
  const tokens = fields.match(/[A-Za-z0-9]+|[(),/*]/g) ?? [];
  let at = 0;

  function list(): Mask | null {
    const mask: Mask = new Map();
    for (;;) {
      const name = tokens[at];
      if (name === undefined || name === ')') return mask;
      at += 1;
      if (name === '*') return null;
      if (!KNOWN.has(name)) throw unknownField(name);
      mask.set(name, inside());
      if (tokens[at] !== ',') return mask;
      at += 1;
    }
  }

  function inside(): Mask | null {
    if (tokens[at] === '/') {
      at += 1;
      const name = tokens[at++] ?? '';
      if (!KNOWN.has(name)) throw unknownField(name);
      return new Map([[name, inside()]]);
    }
    if (tokens[at] !== '(') return null;
    at += 1;
    const mask = list();
    at += 1;
    return mask;
  }

  return list();
}

const unknownField = (name: string) =>
  refusal(400, 'invalidParameter', `Invalid field selection ${name}`, {
    where: { location: 'fields', locationType: 'parameter' },
  });

function cut(value: unknown, mask: Mask): unknown {
  if (Array.isArray(value)) return value.map((one) => cut(one, mask));
  if (typeof value !== 'object' || value === null) return value;
  const left: Record<string, unknown> = {};
  for (const [name, inner] of mask) {
    const own = (value as Record<string, unknown>)[name];
    if (own !== undefined) left[name] = inner === null ? own : cut(own, inner);
  }
  return left;
}
