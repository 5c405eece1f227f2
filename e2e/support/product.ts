import { type RunningServer, startServer } from './server';
import { startTwoOfEach } from './two-of-each';

/**
 * Makes the product reachable for everything below `support/`: the server that CANDOR_URL and CANDOR_DATA_DIR name, else
 * a new one with an empty data folder; with CANDOR_TWO_OF_EACH two processes of each role. Answers how to end what was started.
 */
export async function openProduct(): Promise<() => Promise<void>> {
  if (process.env.CANDOR_URL && process.env.CANDOR_DATA_DIR) return async () => {};
  const server = await (process.env.CANDOR_TWO_OF_EACH ? startTwoOfEach() : startServer());
  process.env.CANDOR_URL = server.url;
  process.env.CANDOR_DATA_DIR = server.dataDir;
  return () => server.stop();
}

/**
 * A product with settings of its own. Until it is stopped everything below `support/` speaks with it, and afterwards with the one
 * before again.
 */
export async function openOwnProduct(
  settings: Readonly<Record<string, string>>,
): Promise<Pick<RunningServer, 'url' | 'stop'>> {
  const { CANDOR_URL, CANDOR_DATA_DIR } = process.env;
  const { url, dataDir, stop } = await startServer(settings);
  Object.assign(process.env, { CANDOR_URL: url, CANDOR_DATA_DIR: dataDir });
  return {
    url,
    stop: async () => {
      Object.assign(process.env, { CANDOR_URL, CANDOR_DATA_DIR });
      await stop();
    },
  };
}
