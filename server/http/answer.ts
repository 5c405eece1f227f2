import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { sendEvents } from './send-events';
import type { AnswerHeaders, Attachment, StreamedEvent } from './serve';
import { WrittenBody } from './written-body';

const JSON_TYPE = 'application/json; charset=utf-8';

type Events = AsyncIterable<StreamedEvent<unknown>>;

/** A response that was checked against the contract, ready to be sent or stored. */
export type Reply = {
  status: number;
  headers: AnswerHeaders;
  payload:
    | { kind: 'json'; value: unknown }
    | { kind: 'written'; value: Buffer }
    | { kind: 'attachment'; value: Attachment }
    | { kind: 'events'; value: Events; schema: z.ZodType }
    | { kind: 'empty' };
};

/**
 * Checks a handler's answer against the contract; fields that the contract does not name are dropped.
 *
 * @throws ZodError if the answer violates the contract, which is a bug of ours.
 */
export function replyOf(endpoint: EndpointSpec, body: unknown, headers: AnswerHeaders): Reply {
  const { ok } = endpoint;
  const status = ok.status;
  if (body instanceof WrittenBody) {
    if (body.endpoint !== endpoint)
      throw new TypeError(`${endpoint.name} answered for another call.`);
    return { status, headers, payload: { kind: 'written', value: body.bytes } };
  }
  if ('body' in ok) {
    const unfinished = ok.unfinished?.safeParse(body);
    if (unfinished?.success)
      return { status: 202, headers, payload: { kind: 'json', value: unfinished.data } };
    return { status, headers, payload: { kind: 'json', value: ok.body.parse(body) } };
  }
  if ('events' in ok) {
    if (!isEvents(body)) throw new TypeError(`${endpoint.name} has to answer events.`);
    return { status, headers, payload: { kind: 'events', value: body, schema: ok.events } };
  }
  if (!('attachment' in ok)) return { status, headers, payload: { kind: 'empty' } };
  if (!isAttachment(body)) throw new TypeError(`${endpoint.name} has to answer an attachment.`);
  return { status, headers, payload: { kind: 'attachment', value: body } };
}

/** Sends a reply. */
export function sendReply(reply: FastifyReply, { status, headers, payload }: Reply): FastifyReply {
  reply.code(status).headers(headers);
  if (payload.kind === 'empty') return reply.send();
  if (payload.kind === 'events') return sendEvents(reply, payload.value, payload.schema);
  if (payload.kind === 'json') return reply.type(JSON_TYPE).send(JSON.stringify(payload.value));
  if (payload.kind === 'written') return reply.type(JSON_TYPE).send(payload.value);
  const { mediaType, filename, content } = payload.value;
  return reply
    .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
    .header('Content-Disposition', contentDisposition(filename))
    .send(content);
}

/** A download with an ASCII name for old clients and the real one next to it (RFC 6266, RFC 8187). */
export function contentDisposition(filename: string): string {
  const plain = filename.replace(/[^A-Za-z0-9 ._()-]/g, '_');
  const exact = encodeURIComponent(Buffer.from(filename).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

function isAttachment(body: unknown): body is Attachment {
  return typeof body === 'object' && body !== null && 'filename' in body && 'content' in body;
}

function isEvents(body: unknown): body is Events {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
