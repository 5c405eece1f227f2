import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { ConnectedInput, SourceChoice } from '@candor/domain/rules/source-config';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';
import type { Deps } from '../deps';
import type { ConnectedSource, Connector, Connectors, SourceOwner } from '../ports/connector';

const NOT_CONNECTED: Record<ConnectedInput, string> = {
  google_drive: messages.driveNotConnected,
  aws_s3: messages.s3NotConnected,
  database: messages.databaseNotConnected,
};

/**
 * Reaches a connected source for an account, whose it has to be.
 *
 * @throws SourceRefused, SourceAway, AppError 503 where sources of this type are not configured.
 */
export async function openConnected<Type extends ConnectedInput>(
  deps: Pick<Deps, 'db' | 'connectors'>,
  userId: string,
  choice: SourceChoice<Type>,
  signal: AbortSignal,
): Promise<ConnectedSource> {
  const connector = connectorOf(deps.connectors, choice.type);
  return connector.open(choice.config, await sourceOwner(deps.db, userId), signal);
}

/** How an account shows that a folder is its own. */
export async function sourceOwner(executor: Executor, userId: string): Promise<SourceOwner> {
  const [row] = await executor
    .select({ code: users.verificationCode })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new AppError('not_found');
  return { proofName: `candor-${row.code}` };
}

/** The connector for sources of a type. Throws AppError 503 if there is none here. */
export function connectorOf<Type extends ConnectedInput>(
  connectors: Connectors,
  type: Type,
): Connector<Type> {
  const connector: Connector<Type> | null = connectors[type];
  if (connector) return connector;
  throw new AppError('service_unavailable', {
    detail: NOT_CONNECTED[type],
    reason: 'not_configured',
    input_type: type,
  });
}
