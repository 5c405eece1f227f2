import { sources } from '@candor/domain/api/sources';
import { isFileInput } from '@candor/domain/rules/file-input';
import type { InputType } from '@candor/domain/rules/plans';
import { useCall } from '../../session/use-call';

/** Whether nothing can come from a source, because it is not connected in this installation. While that is read, it may. */
export function useUnconnected(type: InputType): boolean {
  const { data } = useCall(sources.status, {}, { enabled: !isFileInput(type) });
  const connection = data?.connections.find((one) => one.input_type === type);
  return connection !== undefined && !connection.configured;
}
