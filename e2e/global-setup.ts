import { startServer } from './support/server';

/** One server for the whole run; each journey brings its own account. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.CANDOR_URL = server.url;
  process.env.CANDOR_DATA_DIR = server.dataDir;
  return () => server.stop();
}
