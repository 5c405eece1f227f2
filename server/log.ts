import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

/** What the log keeps of an error. */
type LoggedError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
};

/**
 * The log of this process: JSON Lines, on standard output unless told otherwise. Credentials are cut out wherever they might appear, and errors
 * of the database lose what they quote of our data.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: [
          '*.authorization',
          '*.password',
          '*.token',
          '*.access_token',
          'headers',
          '*.headers',
        ],
        censor: '[cut]',
      },
    },
    destination,
  );
}

/** An error without the data of people: a failed statement quotes its parameters, a database its values. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const message = safeMessage(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    message,
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

function safeMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // Class 22 (data exceptions) repeats the value that was wrong.
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return 'wrong data';
  return error.message;
}
