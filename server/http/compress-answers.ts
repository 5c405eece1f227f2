import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from './serve';

/** Below this size, compression saves less than a network packet. */
const FROM_BYTES = 1024;

/** The Brotli level that costs no more than gzip and makes our responses a tenth smaller. */
const BROTLI_QUALITY = 4;

/**
 * Compresses text responses for clients that accept it; event streams and finished files stay as they are. Requests
 * are never decompressed, because a small body could inflate to any size. Callers authenticate with a header that no
 * other site can make a browser send, so the length of a response reveals nothing (BREACH).
 */
export async function compressAnswers(app: App): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
