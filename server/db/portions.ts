/**
 * Reads rows in portions, each after the key of the last row before, until there are none: few are in memory however many there
 * are, and a row that stays as it is does not come again.
 */
export async function* portions<Row, Key>(
  read: (after: Key | null) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after: Key | null = null; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(last);
  }
}

/** The same, one row after the other. */
export async function* rowByRow<Row, Key>(
  read: (after: Key | null) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  for await (const some of portions(read, keyOf)) yield* some;
}
