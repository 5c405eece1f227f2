import type { ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** What is sent back. */
export type Answer = { status: number; type: string; bytes: Uint8Array; headers: Headers };

/** An answer of the API. */
export const jsonAnswer = (status: number, body: unknown, headers: Headers = {}): Answer => ({
  status,
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(body)),
  headers,
});

/** A page for people. */
export const htmlAnswer = (status: number, html: string, headers: Headers = {}): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  bytes: Buffer.from(html),
  headers,
});

/** Sends an answer whole. */
export function send(response: ServerResponse, { status, type, bytes, headers }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(bytes);
}

/** Sends the first half, and hangs up or says no more. */
export function sendHalf(
  response: ServerResponse,
  { status, type, bytes, headers }: Answer,
  end: 'cut' | 'stall',
): void {
  const length = bytes.byteLength;
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': length, ...headers });
  response.write(bytes.subarray(0, Math.floor(length / 2)), () => {
    if (end === 'cut') response.destroy();
  });
}
