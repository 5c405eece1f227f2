import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** What the simulator takes for a virus, anywhere in a file. */
export const VIRUS = 'X-CANDOR-TEST-VIRUS-X';

/** What happens with the next stream in place of the truth. */
export type Trouble =
  /** clamd could not look: `stream: <words> ERROR`. */
  | { error: string }
  /** The line breaks after the first chunk. */
  | 'drop'
  /** The stream is taken and never answered. */
  | 'silence'
  /** Words that clamd does not say. */
  | { says: string };

export type ClamdSimulator = {
  /** For CLAMD_URL. */
  url: string;
  /** Every stream that came whole, in order. */
  readonly streams: readonly Buffer[];
  /** How often somebody asked, however it ended. */
  asked(): number;
  /** The next streams meet this, one each, then the truth again. */
  trouble(...next: Trouble[]): void;
  close(): Promise<void>;
};

/**
 * clamd on this machine, as its manual describes the socket: commands with a leading `z` end in NUL and so do their
 * answers, `PING`, and `INSTREAM` with chunks preceded by their length in four bytes (network order), ended by an
 * empty one. A stream beyond `streamMaxLength` is answered at once and the connection is closed, as for an unknown
 * command.
 */
export async function startClamd(
  options: { streamMaxLength?: number; port?: number } = {},
): Promise<ClamdSimulator> {
  const streams: Buffer[] = [];
  const troubles: Trouble[] = [];
  const lines = new Set<Socket>();
  let asked = 0;
  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line)).on('error', () => line.destroy());
    serve(line, {
      most: options.streamMaxLength ?? 25 * 1024 * 1024,
      begins: () => {
        asked += 1;
        return troubles.shift() ?? null;
      },
      keep: (stream) => streams.push(stream),
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    streams,
    asked: () => asked,
    trouble: (...next) => troubles.push(...next),
    close: () =>
      new Promise((resolve) => {
        for (const line of lines) line.destroy();
        server.close(() => resolve());
      }),
  };
}

type Surroundings = {
  most: number;
  begins(): Trouble | null;
  keep(stream: Buffer): void;
};

function serve(line: Socket, around: Surroundings): void {
  let unread: Buffer = Buffer.alloc(0);
  let stream: ReturnType<typeof openStream> | null = null;
  const say = (words: string) => line.end(`${words}\0`);
  line.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    if (stream === null) {
      const end = unread.indexOf(0);
      if (end < 0) return;
      const command = unread.subarray(0, end).toString('latin1');
      unread = unread.subarray(end + 1);
      if (command === 'zPING') return say('PONG');
      if (command !== 'zINSTREAM') return say('UNKNOWN COMMAND');
      stream = openStream(line, say, around);
    }
    unread = stream(unread);
  });
}

/** Takes whole chunks out of what was received and answers the rest. */
function openStream(line: Socket, say: (words: string) => void, around: Surroundings) {
  const trouble = around.begins();
  const chunks: Buffer[] = [];
  let size = 0;
  return (received: Buffer): Buffer => {
    let rest = received;
    while (rest.length >= 4) {
      const length = rest.readUInt32BE(0);
      if (size + length > around.most) {
        say('INSTREAM size limit exceeded. ERROR');
        return Buffer.alloc(0);
      }
      if (length === 0) {
        const whole = Buffer.concat(chunks);
        around.keep(whole);
        answer(whole, trouble, say);
        return Buffer.alloc(0);
      }
      if (rest.length < 4 + length) break;
      chunks.push(rest.subarray(4, 4 + length));
      size += length;
      rest = rest.subarray(4 + length);
      if (trouble === 'drop') line.destroy();
    }
    return rest;
  };
}

function answer(whole: Buffer, trouble: Trouble | null, say: (words: string) => void): void {
  if (trouble === 'silence') return;
  if (trouble !== null && trouble !== 'drop') {
    say('error' in trouble ? `stream: ${trouble.error} ERROR` : trouble.says);
    return;
  }
  say(whole.includes(VIRUS) ? 'stream: Candor.Test.Virus FOUND' : 'stream: OK');
}
