import { readConfig } from './config';
import { EmbeddedUnavailable } from './db/embedded/unavailable';
import { createLog } from './log';
import { outboxFolder } from './open-deps';
import { type Role, type RunningServer, runServer, StartError } from './run-server';
import { ConfigError } from './settings/config-error';
import { whenNpmIsGone } from './when-npm-is-gone';

/** A supervisor kills what has not ended 10 s after SIGTERM. */
const LAST_MOMENT_MS = 9_500;

/**
 * Runs the product in this process until SIGTERM or SIGINT: configuration from the environment, messages for people
 * on standard error, the log on standard output. Ends the process with code 1 and a plain sentence if it cannot
 * start.
 */
export async function startServer({ role }: { role: Role }): Promise<void> {
  try {
    const config = readConfig();
    const server = await runServer(config, role, createLog(config.logLevel));
    stopOnSignal(server);
    tell(greeting(server, { role, mailsLieIn: config.smtpUrl ? null : outboxFolder(config) }));
  } catch (error) {
    if (!isPlain(error)) throw error;
    tell(error.message);
    process.exit(1);
  }
}

function isPlain(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof EmbeddedUnavailable
  );
}

type Surroundings = { role: Role; mailsLieIn: string | null };

function greeting({ address }: RunningServer, { role, mailsLieIn }: Surroundings): string {
  const lines =
    address === null
      ? ['Candor is working. Stop it with Ctrl-C.']
      : [
          `Candor is running on ${address.replace('127.0.0.1', 'localhost')}`,
          'Sign in: open that address and create an account.',
        ];
  // Whoever works sends the mails.
  const place = role === 'web' ? "the outbox of the worker's DATA_DIR" : mailsLieIn;
  if (mailsLieIn) lines.push(`No mail server is set up: mails are kept in ${place}`);
  return lines.join('\n');
}

/** The first signal stops in good order, a second one at once. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  whenNpmIsGone(() => {
    if (!stopping) void onSignal();
  });
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}
