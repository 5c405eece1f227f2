import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { ScannerUnavailable } from '../../ports/virus-scanner';
import type { ScannerPlace } from '../../settings/scanner';

/** How long clamd may be silent. It looks through a document in far less, and gives up by itself after two minutes. */
const SILENCE_MS = 30_000;

/** Longer than any answer of clamd, a name of a virus included. */
const LONGEST_ANSWER = 4_096;

/**
 * One exchange with clamd: a command that ends in NUL, its data, and the answer up to its NUL (clamd(8), 'COMMANDS').
 * An early answer, as for clamd's refusals, ends the sending.
 *
 * @throws ScannerUnavailable if the connection cannot be made, breaks or stays silent.
 */
export async function askClamd(
  place: ScannerPlace,
  command: string,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<string> {
  signal?.throwIfAborted();
  const socket = connect({ ...place } as NetConnectOpts);
  const hangUp = () => socket.destroy();
  signal?.addEventListener('abort', hangUp, { once: true });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('no answer in time')));
  try {
    const answered = answerOf(socket);
    const sent = send(socket, command, body);
    // Sending fails with the connection, and the answer then says why, unless the file could not be read.
    return await Promise.race([answered, sent.then(() => answered)]);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', hangUp);
    socket.destroy();
  }
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const broken = (cause?: Error) =>
      reject(new ScannerUnavailable(reasonOf(cause), { passes: true, cause }));
    socket.setEncoding('latin1');
    socket.on('data', (words: string) => {
      said += words;
      const end = said.indexOf('\0');
      if (end >= 0) resolve(said.slice(0, end));
      else if (said.length > LONGEST_ANSWER) broken(new Error('an endless answer'));
    });
    socket.on('error', broken);
    socket.on('close', () => broken());
  });
}

/** The code of the system says what is wrong and nothing about a file. */
function reasonOf(cause: Error | undefined): string {
  if (!cause) return 'it hung up';
  return 'code' in cause ? String(cause.code) : cause.message;
}

async function send(
  socket: Socket,
  command: string,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  await write(socket, Buffer.from(`z${command}\0`));
  for await (const chunk of body) {
    if (socket.destroyed) return;
    await write(socket, chunk);
  }
}

/** Also ends with the connection: the answer reports what broke it. */
function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    socket.write(bytes, () => resolve());
  });
}
