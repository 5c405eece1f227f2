import type { sources } from '@candor/domain/api/sources';
import type { SourceFound } from '@candor/domain/model/source';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { lookInto } from '../../sources/look-into';
import { reachedWithin } from '../../sources/reach';
import { checkedChoice } from './checked-choice';

/**
 * Previews a source before anything is submitted. Nothing is charged or stored.
 *
 * @throws AppError 400 that names the field of the configuration, 402 for a source that the plan does not include,
 * 503 if it is not configured here or does not answer.
 */
export async function testSource(
  deps: Deps,
  { actor, allowance, body }: Call<typeof sources.test>,
): Promise<SourceFound> {
  const { input_type: type, source_config: config } = body;
  return reachedWithin(deps, actor.userId, checkedChoice(allowance, type, config), lookInto);
}
