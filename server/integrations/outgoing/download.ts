import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pinAddresses, systemResolve } from '../../access/public-address';
import type { Patience } from './patience';
import { underLimits } from './under-limits';

/** `bytes` is null for any other status than 200. */
export type Downloaded = { status: number; bytes: Uint8Array | null };

/**
 * Downloads from a link supplied by somebody else, only over HTTPS and from the internet, unless it is at `own`. None
 * of our credentials are sent, and no redirect is followed.
 *
 * @returns the beginning of a larger file: one byte more than `mostBytes`.
 * @throws any error on the way, or the signal's reason.
 */
export async function download(
  url: URL,
  { own, mostBytes, patience }: { own: string; mostBytes: number; patience: Patience },
  signal: AbortSignal,
): Promise<Downloaded> {
  const isOwn = url.origin === own;
  if (!isOwn && url.protocol !== 'https:') throw new TypeError('The link is not to HTTPS.');
  try {
    return await underLimits(signal, patience, async (limited, moved) => {
      const lookup = isOwn ? undefined : await pinned(url, limited);
      const response = await opened(url, lookup, limited);
      moved();
      if (response.statusCode === 200) {
        return { status: 200, bytes: await bytesOf(response, mostBytes, moved) };
      }
      response.destroy();
      return { status: response.statusCode ?? 0, bytes: null };
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** The addresses of the name as they were looked up once and checked: it may lead elsewhere a moment later. */
async function pinned({ hostname }: URL, signal: AbortSignal): Promise<LookupFunction> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const found = pinAddresses(host, { resolve: systemResolve, allowPrivate: false });
  const addresses = [...(await Promise.race([found, ended(signal)]))];
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
}

async function ended(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}

async function opened(
  url: URL,
  lookup: LookupFunction | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const request = get(url, { agent: false, signal, ...(lookup && { lookup }) });
  // Once the response began, errors are thrown where it is read; here they would end the process.
  request.on('error', () => undefined);
  const [response] = await once(request, 'response');
  return response;
}

async function bytesOf(
  response: IncomingMessage,
  most: number,
  moved: () => void,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    moved();
    parts.push(part);
    size += part.byteLength;
    if (size > most) break;
  }
  return Buffer.concat(parts).subarray(0, most + 1);
}
