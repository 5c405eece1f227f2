import { system } from '@candor/domain/api/system';
import type { PublicConfig } from '@candor/domain/model/health';
import type { Api } from '../api/create-api';
import { useAnswer } from './use-answer';

/** What this installation is configured for; null until the server says so. */
export function useConfig(): PublicConfig | null {
  return useAnswer(askConfig).data;
}

function askConfig(api: Api, signal: AbortSignal): Promise<PublicConfig> {
  return api.call(system.config, { signal });
}
