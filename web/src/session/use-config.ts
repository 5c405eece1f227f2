import { system } from '@candor/domain/api/system';
import type { PublicConfig } from '@candor/domain/model/health';
import type { Api } from '../api/create-api';
import { useAnswer } from './use-answer';

/** What this installation is configured for; null until the server says so. */
export function useConfig(): PublicConfig | null {
  return useAnswer(askConfig).data;
}

/** It is the same for everybody and for the whole visit, so all parts of a page share one call. */
const asked = new WeakMap<Api, Promise<PublicConfig>>();

function askConfig(api: Api): Promise<PublicConfig> {
  const known = asked.get(api);
  if (known) return known;
  const asking = api.call(system.config, {});
  asked.set(api, asking);
  asking.catch(() => asked.delete(api));
  return asking;
}
