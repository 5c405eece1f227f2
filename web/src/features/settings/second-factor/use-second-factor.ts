import { secondFactor } from '@candor/domain/api/second-factor';
import { useCall } from '../../../session/use-call';

/** Whether signing in takes a code. */
export function useSecondFactor() {
  // Looked at anew with every visit: it may have been used or switched off elsewhere.
  return useCall(secondFactor.state, {}, { staleTime: 0 });
}
