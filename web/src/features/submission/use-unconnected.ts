import { sources } from '@candor/domain/api/sources';
import type { InputType } from '@candor/domain/rules/plans';
import { isFileInput } from '@candor/domain/rules/submission';
import { useCall } from '../../session/use-call';

/** Whether nothing can come from a source, because it is not connected in this installation. While that is read, it may. */
export function useUnconnected(type: InputType): boolean {
  const { data } = useCall(sources.status, {}, { enabled: !isFileInput(type) });
  const connection = data?.connections.find((one) => one.input_type === type);
  return connection !== undefined && !connection.configured;
}
