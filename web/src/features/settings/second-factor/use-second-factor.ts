import { secondFactor } from '@candor/domain/api/second-factor';
import { useCall } from '../../../session/use-call';

/** Whether signing in takes a code. */
export function useSecondFactor() {
  return useCall(secondFactor.state, {});
}
