import { startServer } from './support/server';

/**
 * One server for the whole run; each journey brings its own account. A server that runs already is used as it is when
 * CANDOR_URL and CANDOR_DATA_DIR name it.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.CANDOR_URL && process.env.CANDOR_DATA_DIR) return async () => {};
  const server = await startServer();
  process.env.CANDOR_URL = server.url;
  process.env.CANDOR_DATA_DIR = server.dataDir;
  return () => server.stop();
}
