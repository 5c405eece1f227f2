// Stands for the server's main module in the bundled command line: the server is a script of its own.
import { fileURLToPath } from 'node:url';
import { runCached } from './run-cached.mjs';

export const { startServer } = runCached(
  fileURLToPath(new URL(`./${SERVER_SCRIPT}`, import.meta.url)),
);
