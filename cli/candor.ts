import { runCommand } from './run-command';

await runCommand(process.argv.slice(2), {
  // Not before a command reads it: whoever opens it waits for it.
  get input() {
    return process.stdin;
  },
  output: process.stdout,
  messages: process.stderr,
  env: process.env,
  fail() {
    process.exitCode = 1;
  },
});
