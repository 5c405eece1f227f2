import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { serveHere } from '../serve-here';
import { wordVector } from './word-vectors';

/** An answer that a script puts in place of the true one. */
export type Scripted =
  | { status: number; error: object | string; headers?: Record<string, string> }
  /** Hangs up without a word. */
  | 'hang up'
  /** Takes the request and never answers. */
  | 'silence'
  /** A good status with something that is no embedding. */
  | { raw: string }
  | { redirect: string };

export type Simulator = {
  baseUrl: string;
  /** Every request body with the key it came with, in order. */
  readonly requests: readonly { body: EmbeddingsRequest; authorization: string | undefined }[];
  /** Every text that was sent. */
  texts(): string[];
  /** The next requests are answered so, one each, then truly again. */
  script(...answers: Scripted[]): void;
  /** Down: every request is refused until it is up again. */
  down(isDown: boolean): void;
  close(): Promise<void>;
};

const EmbeddingsRequest = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string())]),
  encoding_format: z.enum(['float', 'base64']).optional(),
  dimensions: z.number().int().positive().optional(),
  user: z.string().optional(),
});
type EmbeddingsRequest = z.infer<typeof EmbeddingsRequest>;

export type SimulatorOptions = {
  key?: string | null;
  model?: string;
  dimensions?: number;
  /** More texts in one request are refused with 413, as some servers do. */
  mostTexts?: number;
  /** Answers numbers whatever was asked for, as some servers do. */
  ignoresBase64?: boolean;
  /** Answers the vectors in another order than asked for; `index` tells which is which. */
  shuffles?: boolean;
};

/**
 * An embeddings endpoint on this machine with the wire format of the OpenAI API: `POST /v1/embeddings`, bearer key, error
 * bodies `{error: {message, type, param, code}}`, `encoding_format`, `dimensions`, `usage`. Its vectors come from words.
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const requests: { body: EmbeddingsRequest; authorization: string | undefined }[] = [];
  const scripted: Scripted[] = [];
  let isDown = false;
  const server = await serveHere(async (request, response) => {
    const text = await bodyOf(request);
    const answer = isDown ? unavailable : scripted.shift();
    const parsed = EmbeddingsRequest.safeParse(parseJson(text));
    if (parsed.success)
      requests.push({ body: parsed.data, authorization: request.headers.authorization });
    if (answer !== undefined) return play(answer, request, response);
    if (request.url !== '/v1/embeddings' || request.method !== 'POST')
      return refuse(response, 404, 'invalid_request_error', 'unknown_url', 'Unknown request URL');
    const key = options.key === undefined ? 'sk-simulated' : options.key;
    if (key !== null && request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, 'invalid_request_error', 'invalid_api_key', `Incorrect API key`);
    if (!parsed.success)
      return refuse(response, 400, 'invalid_request_error', null, 'Wrong request');
    embed(parsed.data, options, response);
  });
  return {
    baseUrl: `${server.origin}/v1`,
    requests,
    texts: () => requests.flatMap(({ body }) => body.input),
    script: (...answers) => scripted.push(...answers),
    down: (down) => {
      isDown = down;
    },
    close: server.close,
  };
}

const unavailable: Scripted = {
  status: 503,
  error: { message: 'Overloaded', type: 'server_error', param: null, code: 'server_is_overloaded' },
};

function embed(request: EmbeddingsRequest, options: SimulatorOptions, response: ServerResponse) {
  const model = options.model ?? 'words-1';
  if (request.model !== model)
    return refuse(response, 404, 'invalid_request_error', 'model_not_found', 'No such model');
  const texts = typeof request.input === 'string' ? [request.input] : request.input;
  if (texts.length === 0 || texts.some((text) => text === ''))
    return refuse(response, 400, 'invalid_request_error', null, "'$.input' is invalid.");
  if (texts.length > (options.mostTexts ?? 2048))
    return refuse(response, 413, 'validation', 'batch_too_large', 'batch size > maximum');
  const dimensions = request.dimensions ?? options.dimensions ?? 512;
  const data = texts.map((text, index) => {
    const vector = wordVector(text, dimensions);
    const asBase64 = request.encoding_format === 'base64' && !options.ignoresBase64;
    return { object: 'embedding', index, embedding: asBase64 ? toBase64(vector) : vector };
  });
  if (options.shuffles) data.reverse();
  const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
  send(response, 200, {
    object: 'list',
    data,
    model,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  });
}

function toBase64(vector: readonly number[]): string {
  const bytes = Buffer.alloc(vector.length * 4);
  vector.forEach((part, at) => {
    bytes.writeFloatLE(part, at * 4);
  });
  return bytes.toString('base64');
}

function play(answer: Scripted, request: IncomingMessage, response: ServerResponse): void {
  if (answer === 'silence') return;
  if (answer === 'hang up') request.socket.destroy();
  else if ('raw' in answer) response.writeHead(200).end(answer.raw);
  else if ('redirect' in answer) response.writeHead(307, { location: answer.redirect }).end();
  else send(response, answer.status, { error: answer.error }, answer.headers);
}

function refuse(
  response: ServerResponse,
  status: number,
  type: string,
  code: string | null,
  message: string,
): void {
  send(response, status, { error: { message, type, param: null, code } });
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
