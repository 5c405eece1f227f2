import { connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { dataFolder } from '../places';

/**
 * Runs one statement in the product's own database, joining the server that runs already: for what only time or an operator
 * would do. Throws unless it changes exactly one row.
 */
export async function changeRow(
  statement: string,
  values: readonly (string | number)[],
): Promise<void> {
  const database = await startEmbedded(dataFolder());
  const connection = connect(database.url, { size: 1, onIdleError: () => {} });
  try {
    const { rowCount } = await connection.pool.query(statement, [...values]);
    if (rowCount !== 1) throw new Error(`${rowCount} rows were changed instead of one`);
  } finally {
    await connection.close();
    await database.stop();
  }
}
