import { rowReader } from '../../integrations/sql/columns';
import { openDatabases } from '../../integrations/sql/connector';
import { CAPS, type Caps } from '../../integrations/sql/limits';
import { Line, PATIENCE, type Patience } from '../../integrations/sql/line';
import { openMysql } from '../../integrations/sql/mysql/session';
import { openPostgres } from '../../integrations/sql/postgres/session';
import { parseTarget } from '../../integrations/sql/target';
import type { SourceItem } from '../../ports/candidate-source';
import { type ConnectedSource, SourceRefused } from '../../ports/connector';

type Options = {
  signal?: AbortSignal | undefined;
  patience?: Patience;
  /** Less than usual, so that little is much. */
  caps?: Partial<Caps>;
  authorities?: readonly string[];
  /** Leaves out the rules for queries, so that only the database stands between a query and harm. */
  unchecked?: boolean;
  /** Milliseconds that are spent on each row. */
  pace?: number;
};

const OWNER = { proofName: 'candor-test' };

/** Opens a database of this machine as a batch would. */
export function opened(
  connection_string: string,
  query: string,
  { signal = new AbortController().signal, patience, caps, authorities }: Options = {},
): Promise<ConnectedSource> {
  const connector = openDatabases({
    allowPrivate: true,
    wait: async () => {},
    authorities: authorities ?? null,
    ...(patience && { patience }),
    caps: { ...CAPS, ...caps },
  });
  return connector.open({ connection_string, query }, OWNER, signal);
}

/** Everything that a query gives. */
export async function listed(
  address: string,
  query: string,
  options: Options = {},
): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  const source = options.unchecked
    ? await withoutRules(address, query, options.patience ?? PATIENCE)
    : await opened(address, query, options);
  try {
    for await (const item of source.items()) {
      items.push(item);
      if (options.pace) await new Promise((done) => setTimeout(done, options.pace));
    }
  } finally {
    await source.close();
  }
  return items;
}

/** What a refusal says; fails when there is none. */
export async function refusal(
  address: string,
  query: string,
  options: Options = {},
): Promise<Pick<SourceRefused, 'field' | 'message'>> {
  try {
    await listed(address, query, options);
  } catch (error) {
    if (error instanceof SourceRefused) return { field: error.field, message: error.message };
    throw error;
  }
  throw new Error('It was not refused.');
}

async function withoutRules(address: string, query: string, patience: Patience) {
  const target = parseTarget(address);
  const settings = { patience, caps: CAPS, authorities: null };
  const line = new Line([{ address: target.host, family: 4 }], settings);
  const open = target.engine === 'postgres' ? openPostgres : openMysql;
  const session = await open(target, query, line);
  return {
    close: session.close,
    async *items() {
      let count = 0;
      const itemOf = rowReader(session.columns);
      for await (const row of session.rows()) yield itemOf(row, ++count);
    },
  };
}
