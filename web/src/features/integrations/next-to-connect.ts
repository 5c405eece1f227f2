import type { Integration } from '@candor/domain/model/ats';
import { needsRepair } from './use-integrations';

/**
 * The one system whose connection is the main thing to do on the page: the first that has to be let in again, and the first
 * of all while none is connected. null once one works.
 */
export function nextToConnect(connections: readonly (Integration | null)[]): string | null {
  const known = connections.filter((one) => one !== null);
  const broken = known.find(needsRepair);
  if (broken) return broken.ats_type;
  const isNew = known.every(({ status }) => status === 'not_connected');
  return isNew ? (known[0]?.ats_type ?? null) : null;
}
