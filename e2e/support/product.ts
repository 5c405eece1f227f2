import { startServer } from './server';

/**
 * Makes the product reachable for everything below `support/`: the server that CANDOR_URL and CANDOR_DATA_DIR name, else
 * a new one with an empty data folder. Answers how to end what was started.
 */
export async function openProduct(): Promise<() => Promise<void>> {
  if (process.env.CANDOR_URL && process.env.CANDOR_DATA_DIR) return async () => {};
  const server = await startServer();
  process.env.CANDOR_URL = server.url;
  process.env.CANDOR_DATA_DIR = server.dataDir;
  return () => server.stop();
}
