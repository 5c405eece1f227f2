import { integrations } from '@candor/domain/api/integrations';
import type { AtsType } from '@candor/domain/model/ats';
import { useCall } from '../../session/use-call';

const STATUS = { ashby: integrations.ashbyStatus, greenhouse: integrations.greenhouseStatus };

/** The state of the system's connection: requested only if something is wrong with it. */
export function useConnection(type: AtsType, enabled: boolean) {
  return useCall(STATUS[type], {}, { enabled }).data;
}
