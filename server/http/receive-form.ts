import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Form } from '@candor/domain/api/endpoint';
import { AppError, validationError } from '@candor/domain/errors';
import type { FastifyRequest } from 'fastify';
import { makeFolder } from '../make-folder';
import type { UploadedFile } from './serve';

export type Uploads = {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, UploadedFile>>;
  dispose(): Promise<void>;
};

export const NO_UPLOADS: Uploads = { fields: {}, files: {}, dispose: async () => {} };

/** A job description of 100,000 characters is at most 400,000 bytes. */
const FIELD_BYTES = 1024 * 1024;
const MAX_FIELDS = 50;
const MAX_FILES = 10;
/** How far past its limit a file is still read (and discarded), so that the caller gets to see why. */
const OVERRUN = 2;

/**
 * Reads a form. Its files go to a separate folder under the data folder, never beyond their limit. Whatever happens,
 * `dispose` deletes the folder, and a form that fails half-way leaves nothing behind.
 *
 * @throws AppError 400 for a malformed form, 413 for a body far larger than its files may be.
 */
export async function receiveForm(
  request: FastifyRequest,
  form: Form,
  dataDir: string,
): Promise<Uploads> {
  const folder = path.join(dataDir, 'tmp', randomUUID());
  const dispose = () => rm(folder, { recursive: true, force: true });
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const allowed = Object.values(form.files).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const limits = {
    fieldSize: FIELD_BYTES,
    fields: MAX_FIELDS,
    files: MAX_FILES,
    fileSize: allowed * OVERRUN,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('file_too_large');
        if (!form.files[part.fieldname]) fields[part.fieldname] = String(part.value);
        continue;
      }
      const maxBytes = form.files[part.fieldname]?.maxBytes;
      // A browser sends an empty file field as a file without a name.
      if (maxBytes === undefined || !part.filename) {
        part.file.resume();
        continue;
      }
      if (files[part.fieldname]) {
        throw validationError([{ field: part.fieldname, message: 'Only one file can be taken.' }]);
      }
      makeFolder(folder, 0o700);
      const target = path.join(folder, randomUUID());
      files[part.fieldname] = {
        name: part.filename,
        type: part.mimetype,
        path: target,
        ...(await keep(part.file, target, maxBytes)),
      };
    }
    return { fields: { ...fields }, files: { ...files }, dispose };
  } catch (error) {
    await dispose();
    throw refusalOf(error);
  }
}

async function keep(source: NodeJS.ReadableStream, target: string, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let truncated = false;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const room = maxBytes - size;
      const kept = chunk.length > room ? chunk.subarray(0, room) : chunk;
      truncated ||= chunk.length > room;
      size += kept.length;
      hash.update(kept);
      done(null, kept.length > 0 ? kept : undefined);
    },
  });
  await pipeline(source, measure, createWriteStream(target, { mode: 0o600 }));
  return { size, truncated, sha256: hash.digest('hex') };
}

/** An error of the form parser itself is a malformed request, not a bug. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^FST_(REQ_FILE_TOO_LARGE|(FILES|FIELDS|PARTS)_LIMIT)$/.test(code)) {
    return new AppError('file_too_large');
  }
  // The parser uses the boundary as a search needle, and fails if it is too long (RFC 2046 allows 70 characters).
  const isFormError =
    code.startsWith('FST_') || /multipart|form|boundary|part header|needle/i.test(error.message);
  return isFormError ? new AppError('validation_error') : error;
}
