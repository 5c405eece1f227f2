import { SourceError } from '@candor/documents';
import { AppError, SOURCE_AWAY, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { SourceChoice } from '@candor/domain/rules/source-config';
import type { Deps } from '../deps';
import { type ConnectedSource, SourceAway, SourceRefused } from '../ports/connector';
import { openConnected } from './open-connected';

/** Somebody is waiting: a source slower than this can be retried by hand. */
const REACH_WITHIN_MS = 25_000;

/** Makes sure that a connected source can be reached and is the account's own, and answers its name. Throws as `reachedWithin`. */
export function reachSource(
  deps: Pick<Deps, 'db' | 'connectors'>,
  userId: string,
  choice: SourceChoice,
): Promise<string> {
  return reachedWithin(deps, userId, choice, async (source) => source.label);
}

/**
 * Opens a connected source while somebody waits, previews it and closes it.
 *
 * @throws AppError 400 that names the field of the configuration, 503 if it is not configured here or does not
 * answer.
 */
export async function reachedWithin<Seen>(
  deps: Pick<Deps, 'db' | 'connectors'>,
  userId: string,
  choice: SourceChoice,
  look: (source: ConnectedSource) => Promise<Seen>,
): Promise<Seen> {
  const limit = AbortSignal.timeout(REACH_WITHIN_MS);
  try {
    const source = await openConnected(deps, userId, choice, limit);
    try {
      return await look(source);
    } finally {
      await source.close();
    }
  } catch (error) {
    throw asAnswer(error, limit);
  }
}

function asAnswer(error: unknown, limit: AbortSignal): unknown {
  if (error instanceof SourceRefused) {
    const field = `source_config_json.${error.field}`;
    return validationError([{ field, message: error.message }]);
  }
  if (error instanceof SourceError)
    return validationError([{ field: 'source_config_json', message: error.message }]);
  if (error instanceof SourceAway || limit.aborted) {
    const detail = error instanceof SourceAway ? error.message : messages.sourceAway;
    return new AppError('service_unavailable', { detail, reason: SOURCE_AWAY });
  }
  return error;
}
