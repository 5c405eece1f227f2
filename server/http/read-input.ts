import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { FastifyRequest } from 'fastify';
import { unreadableBody } from './errors';
import { parseParts } from './parse-parts';
import { NO_UPLOADS, receiveForm, type Uploads } from './receive-form';
import type { UploadedFile } from './serve';

/** Everything a caller sent, parsed with the schemas of the endpoint. */
export type Input = {
  params: unknown;
  query: unknown;
  body: unknown;
  fields: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  /** Deletes the upload, unless a feature has taken it over. */
  dispose(): Promise<void>;
};

/**
 * Reads and parses the input of a call; files of a form are written to disk first.
 *
 * @throws AppError 400 with every invalid field in the order of the form, 413 and 415 for bodies that are not
 * accepted.
 */
export async function readInput(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  dataDir: string,
): Promise<Input> {
  if (endpoint.form && !request.isMultipart()) throw unreadableBody();
  if (!endpoint.form && request.isMultipart()) throw unreadableBody();
  const uploads = endpoint.form ? await receiveForm(request, endpoint.form, dataDir) : NO_UPLOADS;
  try {
    return {
      ...parsed(endpoint, request, uploads),
      files: uploads.files,
      dispose: uploads.dispose,
    };
  } catch (error) {
    await uploads.dispose();
    throw error;
  }
}

function parsed(endpoint: EndpointSpec, request: FastifyRequest, uploads: Uploads) {
  return parseParts({
    params: [endpoint.params, request.params],
    query: [endpoint.query, request.query],
    body: [endpoint.body, request.body ?? {}],
    fields: [endpoint.form?.fields, uploads.fields],
  });
}
