import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from './serve';

/** Below it the saving is less than a packet of the network. */
const FROM_BYTES = 1024;

/** Brotli's step that costs no more than gzip and packs answers of ours a tenth smaller. */
const BROTLI_QUALITY = 4;

/**
 * Compresses text answers for whoever takes them so; event streams and finished files stay as they are. Nothing is
 * unpacked on the way in: a small body could unpack to any size. Callers prove themselves with a header that no other
 * site can make a browser send, so the length of an answer tells nobody anything (BREACH).
 */
export async function compressAnswers(app: App): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
