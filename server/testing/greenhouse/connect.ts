import { openGreenhouse } from '../../integrations/greenhouse/ats';
import type { Patience } from '../../integrations/outgoing/patience';
import { createLog } from '../../log';
import type { AtsTokens } from '../../ports/ats';
import { atsSettingsOf } from '../../settings/ats';
import type { GreenhouseSimulator } from './simulator';

export const REDIRECT_URI = 'http://candor.example/oauth/greenhouse';

/** The product's client of a simulated Greenhouse. What it logs goes to `onLog`; waits are told, not waited. */
export function clientOf(
  { env }: Pick<GreenhouseSimulator, 'env'>,
  options: {
    onLog?: (line: string) => void;
    onWait?: (ms: number) => void;
    patience?: Partial<Patience>;
  } = {},
) {
  const { greenhouse } = atsSettingsOf({
    ASHBY_API_BASE: 'http://ashby.example',
    GREENHOUSE_API_BASE: env.GREENHOUSE_API_BASE ?? '',
    GREENHOUSE_AUTH_BASE: env.GREENHOUSE_AUTH_BASE ?? '',
    GREENHOUSE_CLIENT_ID: env.GREENHOUSE_CLIENT_ID,
    GREENHOUSE_CLIENT_SECRET: env.GREENHOUSE_CLIENT_SECRET,
  });
  if (!greenhouse) throw new Error('The simulator has no settings.');
  return openGreenhouse(greenhouse, {
    log: createLog('trace', { write: options.onLog ?? (() => undefined) }),
    patience: {
      wait: async (ms, signal) => {
        signal.throwIfAborted();
        options.onWait?.(ms);
      },
      random: () => 0,
      idleMs: 10_000,
      totalMs: 20_000,
      ...options.patience,
    },
  });
}

/** Lets the product in as a person does, and answers its tokens. */
export async function consentTo(greenhouse: GreenhouseSimulator): Promise<AtsTokens> {
  const { consent } = clientOf(greenhouse);
  const url = consent.authorizeUrl({ state: 'state-1', redirectUri: REDIRECT_URI });
  const code = (await greenhouse.allow(url)).searchParams.get('code') ?? '';
  return consent.exchange({ code, redirectUri: REDIRECT_URI }, new AbortController().signal);
}
