import { type Connection, connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import type { BenchServer } from './start-server';

/** The database of a server that runs, over a connection of one's own: for what no call of the product can do. */
export async function openDatabase({
  dataDir,
}: Pick<BenchServer, 'dataDir'>): Promise<Connection & { url: string }> {
  const database = await startEmbedded(dataDir);
  const connection = connect(database.url, {
    size: 1,
    onIdleError: (error) => console.error(error.message),
  });
  return {
    ...connection,
    url: database.url,
    close: async () => {
      await connection.close();
      await database.stop();
    },
  };
}
