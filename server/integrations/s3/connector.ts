import { Readable } from 'node:stream';
import type { SourceItem } from '../../ports/candidate-source';
import { type ConnectedSource, type Connector, SourceRefused } from '../../ports/connector';
import type { BlobPlace, BucketPlace, S3Settings } from '../../settings/s3';
import { folderItems, type ListedFile, type OpenFile } from '../../sources/folder-items';
import { openCalls, type S3Calls, type S3Options } from './calls';
import { S3Failure } from './failure';
import { listObjects } from './list';
import { NOT_UTF8 } from './problems';
import { provenPrefix } from './proof';
import { entryOf, readObject } from './read';
import { labelOf, type Place, refusalOf, tooMany } from './refusals';
import { openThrottle } from './throttle';
import { REAL_PATIENCE } from './try-again';

/** Far above every plan, and what one worker holds of a listing with ease. */
const MOST_OBJECTS = 200_000;

type ConnectorOptions = S3Options & { blobs?: BlobPlace; mostObjects?: number };

/** Opens folders of buckets that let this installation in. `blobs` is where uploads live: never a source. */
export function openS3Connector(
  settings: S3Settings,
  { blobs, mostObjects = MOST_OBJECTS, ...options }: ConnectorOptions,
): Connector<'aws_s3'> {
  // All buckets are in one store: its requirements for calls apply to all of them.
  const throttle = openThrottle(options.patience ?? REAL_PATIENCE);
  const isOurs = (bucket: string) => blobs && 'bucket' in blobs && blobs.bucket === bucket;
  return {
    identity: settings.identity,
    async open({ bucket_name: bucket, folder_path }, owner, signal) {
      if (isOurs(bucket)) {
        throw new SourceRefused('bucket_name', 'This bucket belongs to Candor. Name one of yours.');
      }
      const { region, identity } = settings;
      const place = { bucket, prefix: prefixOf(folder_path ?? ''), region, identity };
      const calls = openCalls(settings, bucket, { ...options, throttle });
      try {
        const prefix = await refusing(place, () =>
          provenPrefix(calls, place, owner.proofName, signal),
        );
        return sourceIn(calls, { ...place, prefix, mostObjects }, owner.proofName, signal);
      } catch (error) {
        calls.close();
        throw error;
      }
    },
  };
}

function sourceIn(
  calls: S3Calls,
  place: Place & { mostObjects: number },
  proofName: string,
  signal: AbortSignal,
): ConnectedSource {
  const read = (entry: string) => readObject(calls, place.bucket, entry, signal);
  const open: OpenFile = async (entry) => {
    const bytes = await read(entry);
    return bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
  };
  return {
    label: labelOf(place),
    async *items(): AsyncGenerator<SourceItem> {
      try {
        yield* folderItems(filesIn(calls, place, signal), open, proofName);
      } catch (error) {
        throw error instanceof S3Failure ? refusalOf(error, place) : error;
      }
    },
    read,
    close: async () => calls.close(),
  };
}

async function* filesIn(
  calls: S3Calls,
  place: BucketPlace & { mostObjects: number },
  signal: AbortSignal,
): AsyncGenerator<ListedFile> {
  let count = 0;
  for await (const object of listObjects(calls, place, signal)) {
    count += 1;
    if (count > place.mostObjects) throw tooMany(place.mostObjects);
    const name = shownName(object.key.slice(place.prefix.length));
    const problem = object.isUtf8 ? null : NOT_UTF8;
    yield { name, size: object.size, entry: entryOf(object), ...(problem && { problem }) };
  }
}

async function refusing<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof S3Failure ? refusalOf(error, place) : error;
  }
}

/** A path as people write it, as keys begin: "cv" must not match "cvs-of-others/". */
function prefixOf(path: string): string {
  const inner = path.trim().replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `${inner}/`;
}

/** Control characters are not part of a readable name, and the database does not accept all of them. */
function shownName(name: string): string {
  return name.replace(/\p{Cc}/gu, '\uFFFD');
}
