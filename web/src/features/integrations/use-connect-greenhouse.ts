import { integrations } from '@candor/domain/api/integrations';
import { asClientError } from '../../api/client-error';
import { problemOf } from '../../ats/ats-words';
import { useLeaving } from '../../session/use-leaving';

/** The way to the page on which Greenhouse is allowed. */
export function useConnectGreenhouse() {
  const { busy, problem, leave } = useLeaving((thrown) => problemOf(asClientError(thrown)));
  const begin = () =>
    leave(async (api) => (await api.call(integrations.connectGreenhouse, {})).connect_url);
  return { busy, problem, begin };
}
