import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '../run-command';
import type { Run } from './run-candor';

type Surroundings = { input?: string; env?: Record<string, string> };

/** Runs a command in this process, where the engine is warm: one of its own takes a second of the processor to start. */
export async function runHere(
  args: readonly string[],
  { input = '', env = {} }: Surroundings = {},
): Promise<Run> {
  const output = new PassThrough();
  const messages = new PassThrough();
  const said = Promise.all([text(output), text(messages)]);
  let code = 0;
  try {
    await runCommand(args, {
      input: Readable.from([Buffer.from(input)]),
      output,
      messages,
      env: { ...process.env, NO_COLOR: '1', ...env },
      fail() {
        code = 1;
      },
    });
  } finally {
    output.end();
    messages.end();
  }
  const [printed, told] = await said;
  return { code, output: printed, messages: told };
}
