import { connect } from 'node:net';
import { openForwarder } from './forwarder';

/** An address of a database whose connections break at one thing that is said to it. */
export type CutOff = { url: string; close(): Promise<void> };

/** What is sent last to keep a transaction, as the protocol's simple query has it. */
export const COMMIT = 'commit\0';

/** Opens such an address in front of a database. What is said there is done, and nobody hears of it. */
export async function cutOffAt(said: string, databaseUrl: string): Promise<CutOff> {
  const database = new URL(databaseUrl);
  const { port, close } = await openForwarder((caller) => {
    const called = connect(Number(database.port), database.hostname);
    let heard = false;
    caller.on('data', (sent) => {
      heard ||= sent.includes(said);
      called.write(sent);
    });
    called.on('data', (answer) => {
      if (heard) caller.destroy();
      else caller.write(answer);
    });
    return called;
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  // Not past it by the socket.
  url.searchParams.delete('host');
  return { url: url.href, close };
}
