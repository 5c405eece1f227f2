import { insights } from '@candor/domain/api/insights';
import type { EnhancedMeta, StillCalculating } from '@candor/domain/model/meta-analytics';
import { asClientError } from '../../api/client-error';
import type { Api } from '../../api/create-api';
import { pause } from '../../api/pause';
import { notify } from '../../ui/toast';
import type { metaQuery } from './meta-state';

/** How long to wait if the server could not say so. */
const COME_AGAIN_S = 5;

/**
 * Has the figures recomputed. While the server says that it is still working, it is asked again, and a notice says
 * that this takes longer; a broken connection meanwhile ends nothing.
 *
 * @throws what the server refuses, and the signal's reason once nobody looks any more.
 */
export async function countAnew(
  api: Api,
  asked: ReturnType<typeof metaQuery>,
  signal: AbortSignal,
): Promise<EnhancedMeta> {
  const body = { include_benchmarks: true, include_trends: true, cache_results: true, ...asked };
  const ask = () => api.call(insights.calculate, { body, signal });
  let answer = await ask();
  if (!isUnfinished(answer)) return answer;
  const done = notify({
    kind: 'loading',
    id: 'counting-anew',
    title: 'Counting takes longer',
    detail: 'Counting takes a while. The figures on this page update when it is done.',
  });
  try {
    while (isUnfinished(answer)) {
      await pause(answer.retry_after * 1000, signal);
      signal.throwIfAborted();
      answer = await ask().catch(unlessTheLineBroke);
    }
    return answer;
  } finally {
    done();
  }
}

function isUnfinished(answer: EnhancedMeta | StillCalculating): answer is StillCalculating {
  return 'retry_after' in answer;
}

function unlessTheLineBroke(thrown: unknown): StillCalculating {
  const { code } = asClientError(thrown);
  if (code !== 'network_error' && code !== 'timeout') throw thrown;
  return { status: 'processing', retry_after: COME_AGAIN_S };
}
